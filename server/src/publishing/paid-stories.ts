import { asksForStory, type Pack } from '@underhall/engine';
import { nameFirst } from './describe-changes.ts';
import type { Occupancy } from './occupancy-store.ts';

/** A paid story that a version removes, or that loses some of its storylets. `opens` is the quality of its owners. */
export type LostPaidStory = {
  readonly name: string;
  readonly opens: number;
  readonly isRemoved: boolean;
  readonly storylets: readonly string[];
};

export function lostPaidStories(before: Pack, after: Pack): readonly LostPaidStory[] {
  const items = new Set(after.storeItems.map(({ id }) => id));
  const storylets = new Set(after.storylets.map(({ id }) => id));
  const lost = before.storylets.filter(({ id }) => !storylets.has(id));
  return before.storeItems.flatMap((item) => {
    const { id, name, opens } = item;
    if (opens === undefined) return [];
    const its = lost.filter((storylet) => asksForStory(item, storylet)).map((storylet) => storylet.name);
    const isRemoved = !items.has(id);
    return isRemoved || its.length > 0 ? [{ name, opens, isRemoved, storylets: its }] : [];
  });
}

/** Describes them for the author and the operator, in a line each. */
export const describeLostStories = (stories: readonly LostPaidStory[], occupancy: Occupancy): readonly string[] =>
  nameFirst(
    stories.map(({ name, opens, isRemoved, storylets }) => {
      const count = occupancy.countOf({ kind: 'quality', id: opens });
      const owners = `${occupancy.isComplete ? '' : 'at least '}${count} ${count === 1 ? 'player' : 'players'}`;
      const names = nameFirst(storylets.map((storylet) => `"${storylet}"`)).join(', ');
      const what = isRemoved ? 'is removed' : 'loses storylets';
      return `paid story "${name}", owned by ${owners}, ${what}${names === '' ? '' : `: ${names}`}`;
    }),
  );
