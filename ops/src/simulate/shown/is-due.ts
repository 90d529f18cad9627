import { type Standpoint, settingOf } from '@underhall/engine';
import type { View } from '../cast.ts';

/** So many storylets in a row may lead a player, by the rules. */
const mostLed = 5;

/**
 * Does something come before whatever the player would begin? Where the result on show leads, the way out of a
 * place that keeps nobody for ever, or a storylet of the list that has to be met.
 */
export function isDue(view: View): boolean {
  const { character, world, list } = view;
  const { story, forcedInARow } = character;
  if (story.phase === 'End' && story.next !== undefined && world.storylets.has(story.next)) return true;
  if (forcedInARow >= mostLed) return false;
  return mustLeave(view) || list().some(({ urgency }) => urgency === 'must');
}

function mustLeave(here: Standpoint): boolean {
  const { character, world } = here;
  const stay = settingOf(here)?.stay;
  return stay !== undefined && (character.stayed ?? 0) >= stay.actions && world.storylets.has(stay.out);
}
