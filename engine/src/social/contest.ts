import type { Character } from '../character.ts';
import { effectiveLevel } from '../qualities/effective-level.ts';
import type { Roll } from '../story/roll.ts';
import type { Moment, Standpoint } from '../turn.ts';
import type { Act } from './act.ts';

type Contest = NonNullable<Act['contest']>;

/**
 * The sender's chance to win, in percent: 50 for equal levels, and 5 more or less for each level of difference. Always
 * 5 to 95, so that no side is certain to win. Worn items count for both players. The act's modifier counts for the
 * sender.
 */
export function chanceToWin({ quality, modifier }: Contest, sender: Character, here: Standpoint) {
  const { world } = here;
  const ahead = effectiveLevel(quality, { character: sender, world }) + modifier - effectiveLevel(quality, here);
  return Math.min(95, Math.max(5, 50 + 5 * ahead));
}

/** Decides the contest by one roll from the target's random source. Returns the roll as each side records it. */
export function rollContest(
  contest: Contest,
  sender: Character,
  moment: Moment,
): { readonly sender: Roll; readonly target: Roll } {
  const { chance: luck } = moment;
  const { quality } = contest;
  const chance = chanceToWin(contest, sender, moment);
  const roll = luck.roll(100);
  const passed = roll <= chance;
  const mirrored = { chance: 100 - chance, roll: 101 - roll, passed: !passed };
  return {
    sender: { kind: 'rolled', place: 0, quality, chance, roll, passed },
    target: { kind: 'rolled', place: 0, quality, ...mirrored },
  };
}
