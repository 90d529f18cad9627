import type { Character } from '../character.ts';
import type { World } from '../world.ts';
import { canLeave } from './can-leave.ts';
import { dueIn } from './due.ts';
import { openIn } from './open-in.ts';

/** Must something be seen through before a storylet is opened from elsewhere: one that cannot be left, or one that is due? */
export const isHeld = (character: Character, world: World): boolean =>
  openIn(character.story, world) ? !canLeave(character, world) : dueIn(character, world) !== undefined;
