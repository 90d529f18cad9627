import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import { dueIn } from './due.ts';
import { isOffered } from './offered.ts';
import type { Ended } from './phases.ts';
import { usedAgain, whyNotUsable } from './use-quality.ts';

/**
 * Can the storylet whose result is on show be begun again from there? While it is still listed, or while
 * there is still what it was begun with; never when something else comes first. A card is gone.
 */
export function canGoAgain(end: Ended, character: Character, world: World): boolean {
  const storylet = world.storylets.get(end.storylet);
  if (!storylet || dueIn({ ...character, story: end }, world)) return false;
  const item = usedAgain(storylet, end, world);
  return item === undefined
    ? isOffered(storylet, character, world)
    : whyNotUsable(item, character, world) === undefined;
}
