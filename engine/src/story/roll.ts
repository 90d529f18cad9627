import { levelOf } from '../qualities/qualities.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { Challenge, QualityId } from '../world.ts';
import { chanceOf } from './challenge.ts';
import { affect } from './effects.ts';

/**
 * Rolls one challenge. A failed roll is made once more if the player had ticked the second chance and
 * holds one, which is then spent; a first success spends nothing.
 */
export function roll(turn: Turn, challenge: Challenge, ticked: readonly QualityId[], moment: Moment): Turn {
  const chance = chanceOf(challenge, moment.character, moment.world);
  const first = rolled(turn, challenge, chance, moment);
  if (first.passed) return first.turn;

  const { secondChance } = challenge;
  const spare =
    secondChance !== undefined &&
    chance < 100 &&
    ticked.includes(secondChance) &&
    levelOf(first.turn.character.qualities, secondChance) > 0;
  if (!spare) return first.turn;
  const paid = affect(first.turn, [{ kind: 'change', quality: secondChance, by: -1 }], moment.world);
  return rolled(paid, challenge, chance, moment, true).turn;
}

function rolled(turn: Turn, challenge: Challenge, chance: number, moment: Moment, again?: true) {
  const roll = moment.chance.roll(100);
  const passed = roll <= chance;
  const change = { kind: 'rolled', quality: challenge.quality, chance, roll, passed, ...(again && { again }) } as const;
  return { passed, turn: record(turn, change) };
}
