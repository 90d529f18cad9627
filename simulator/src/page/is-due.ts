import { mostForced, type Standpoint, settingOf } from '@underhall/engine';
import type { View } from '../cast.ts';

/**
 * True if something comes before any free choice: the storylet the result links to, the way out of a place that keeps
 * nobody for ever, or a forced storylet of the list.
 */
export function isDue(view: View): boolean {
  const { character, world, list } = view;
  const { story, forcedInARow } = character;
  if (story.phase === 'End' && story.next !== undefined && world.storylets.has(story.next)) return true;
  if (forcedInARow >= mostForced) return false;
  return mustLeave(view) || list().some(({ urgency }) => urgency === 'must');
}

function mustLeave(here: Standpoint): boolean {
  const { character, world } = here;
  const stay = settingOf(here)?.stay;
  return stay !== undefined && (character.stayed ?? 0) >= stay.actions && world.storylets.has(stay.out);
}
