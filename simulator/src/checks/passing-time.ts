import { applyChange, catchUp } from '@underhall/engine';
import type { Player, Town } from '../cast.ts';
import { firstDifference, isSameCharacter } from './same-character.ts';

/**
 * Catching up on time has the same result however often it is done: a second time changes nothing, a stop half-way
 * changes nothing at the end, and applying its changes gives the same character.
 */
export function checkPassingTime({ stored, lookedAt }: Player, { world, now }: Town): string | undefined {
  const halfway = lookedAt + Math.floor((now - lookedAt) / 2);
  const once = catchUp({ character: stored, world }, now);
  const twice = catchUp({ character: once.character, world }, now);
  if (twice.passed.length > 0) return `a second look let pass ${JSON.stringify(twice.passed)}`;
  if (!isSameCharacter(twice.character, once.character)) return 'a second look made another character';
  const onTheWay = catchUp({ character: catchUp({ character: stored, world }, halfway).character, world }, now);
  if (!isSameCharacter(onTheWay.character, once.character))
    return `a look half-way made another character: ${firstDifference(onTheWay.character, once.character)}`;
  const again = once.passed.reduce(applyChange, stored);
  return isSameCharacter(again, once.character) ? undefined : 'what time did, applied again, makes another character';
}
