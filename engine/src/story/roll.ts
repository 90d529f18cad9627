import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { chanceOf } from './challenge.ts';
import { affect } from './effects.ts';
import { owed } from './owed.ts';
import type { Branch, Challenge } from './storylet.ts';

/** Rolls the challenges of a branch, in the author's order. `ticked` are the second chances the player offered beforehand. */
export const rollAll = (turn: Turn, branch: Branch, ticked: readonly QualityId[], moment: Moment): Turn =>
  branch.challenges.reduce((sofar, _challenge, place) => rollOne(sofar, branch, place, ticked, moment), turn);

/** All challenges must be passed; what counts of each is its last roll. */
export const passedAll = (turn: Turn, branch: Branch): boolean =>
  branch.challenges.every((_challenge, place) => lastRollAt(turn, place)?.passed);

export const lastRollAt = (turn: Turn, place: number) =>
  turn.changes.findLast((change) => change.kind === 'rolled' && change.place === place) as Roll | undefined;

type Roll = Extract<Turn['changes'][number], { kind: 'rolled' }>;

/** A failed roll is made once more if its second chance was ticked and can be spent, which it then is; a first success spends nothing. */
function rollOne(turn: Turn, branch: Branch, place: number, ticked: readonly QualityId[], moment: Moment): Turn {
  const challenge = branch.challenges[place] as Challenge;
  const chance = chanceOf(challenge, moment.character, moment.world);
  const first = rolled(turn, challenge, place, chance, moment);
  const { secondChance } = challenge;
  if (lastRollAt(first, place)?.passed || chance >= 100 || secondChance === undefined) return first;
  if (!ticked.includes(secondChance) || !isToSpare(secondChance, branch, first)) return first;
  const paid = affect(first, [{ kind: 'change', quality: secondChance, by: -1 }], moment);
  return rolled(paid, challenge, place, chance, moment, true);
}

/** One is held beyond what the branch itself costs. */
function isToSpare(item: QualityId, branch: Branch, turn: Turn): boolean {
  return levelOf(turn.character.qualities, item) > owed(item, branch);
}

function rolled(turn: Turn, { quality }: Challenge, place: number, chance: number, moment: Moment, again?: true): Turn {
  const roll = moment.chance.roll(100);
  return record(turn, {
    kind: 'rolled',
    place,
    quality,
    chance,
    roll,
    passed: roll <= chance,
    ...(again && { again }),
  });
}
