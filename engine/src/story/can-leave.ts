import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import { dueIn } from './due.ts';
import { openIn } from './open-in.ts';

/**
 * Can the player walk away from the open storylet? Not if its author says so, and not if it would only be
 * met again at once. One that is no longer in the world holds nobody.
 */
export function canLeave(character: Character, world: World): boolean {
  const open = openIn(character.story, world);
  const storylet = open && world.storylets.get(open.storylet);
  if (!storylet) return true;
  const left: Character = { ...character, story: { phase: 'Available' } };
  return storylet.canGoBack && dueIn(left, world)?.storylet !== storylet.id;
}
