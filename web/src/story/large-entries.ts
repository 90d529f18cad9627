import type { ListedStorylet, Preferences } from '@underhall/contract';

type Pressing = Pick<ListedStorylet, 'id' | 'urgency' | 'movesLead' | 'isNew'>;

/** How much an entry presses. 0 if the player can do it at any time. */
function weightOf({ urgency, movesLead, isNew }: Pressing): number {
  if (urgency === 'Must') return 4;
  if (urgency === 'High') return 3;
  if (movesLead) return 2;
  return isNew ? 1 : 0;
}

/**
 * Ids of the entries that the list shows large; the others are compact rows. Entries that must be played first are
 * always large. Of the others, at most `max` are, so that several entries fit on a screen.
 */
export function largeEntries(
  entries: readonly Pressing[],
  lists: Preferences['compactLists'],
  max: number,
): ReadonlySet<number> {
  if (lists === 'large') return new Set(entries.map(({ id }) => id));
  if (lists === 'compact') return new Set();
  const pressing = entries
    .filter((entry) => weightOf(entry) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const large = pressing.filter((entry, place) => entry.urgency === 'Must' || place < max);
  return new Set(large.map(({ id }) => id));
}
