import { agentLevelOf } from '../agents/agent-levels.ts';
import { agentReporting, reporterOf } from '../agents/plots.ts';
import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { baseOf, effectiveLevel } from '../qualities/effective-level.ts';
import { levelOf } from '../qualities/qualities.ts';
import { type Moment, record, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { Effect } from './consequences.ts';
import { applyEffects } from './effects.ts';
import { totalPrice } from './locks.ts';
import type { Roll } from './roll.ts';
import { type Branch, type Challenge, type ChallengeKind, testsLevel } from './storylet.ts';

/**
 * Returns the character's effective level. In an agent's report, returns the agent's level, including lent items,
 * unless the quality is shared.
 */
export function testedLevel(quality: QualityId, here: Standpoint): number {
  const { character, world } = here;
  const agent = agentReporting(character);
  if (!agent || world.qualities.get(quality)?.shared) return effectiveLevel(quality, here);
  return agentLevelOf(quality, agent, world);
}

/** Inputs of a chance. `scaler` and `step` come from the challenged quality. */
type Odds = { readonly level: number; readonly difficulty: number; readonly scaler: number; readonly step: number };

const chances: Readonly<Record<ChallengeKind, (odds: Odds) => number>> = {
  broad: ({ level, difficulty, scaler }) => (difficulty <= 0 ? 100 : within(1, (scaler * level) / difficulty)),
  narrow: ({ level, difficulty, step }) => within(10, 60 + step * (level - difficulty)),
  luck: ({ difficulty }) => within(10, 50 - 10 * difficulty),
};

/** Chance of success in percent, not rounded. Determines the difficulty band. */
export function exactChance({ kind, quality, difficulty }: Challenge, here: Standpoint): number {
  const { scaler = 60, step = 10 } = here.world.qualities.get(quality) ?? {};
  return chances[kind]({ level: testedLevel(quality, here), difficulty, scaler, step });
}

/** Chance of success in percent, rounded down. It is shown to the player and rolled against. */
export const chanceOf = (challenge: Challenge, here: Standpoint): number => Math.floor(exactChance(challenge, here));

const within = (lowest: number, chance: number): number => Math.min(100, Math.max(lowest, chance));

/** Difficulty bands, hardest first. `onSuccess` and `onFailure` are change points of the challenged attribute. */
const bands = [
  { upTo: 10, name: 'almost hopeless', onSuccess: 6, onFailure: 4 },
  { upTo: 30, name: 'a long shot', onSuccess: 5, onFailure: 3 },
  { upTo: 40, name: 'against you', onSuccess: 4, onFailure: 2 },
  { upTo: 50, name: 'even at the best', onSuccess: 3, onFailure: 1 },
  { upTo: 60, name: 'a little better than even', onSuccess: 3, onFailure: 1 },
  { upTo: 70, name: 'fair', onSuccess: 2, onFailure: 1 },
  { upTo: 80, name: 'favourable', onSuccess: 2, onFailure: 1 },
  { upTo: 90, name: 'easy', onSuccess: 2, onFailure: 1 },
  { upTo: 100, name: 'plain sailing', onSuccess: 1, onFailure: 1 },
] as const;

export type Band = (typeof bands)[number];

export const bandOf = (chance: number): Band => bands.find((band) => chance <= band.upTo) ?? bands[8];

/** Rolls all challenges of a branch in the author's order. `ticked` are the second chances that the player selected before the roll. */
export const rollAll = (turn: Turn, branch: Branch, ticked: readonly QualityId[], moment: Moment): Turn =>
  branch.challenges.reduce((sofar, _challenge, place) => rollOne(sofar, branch, place, ticked, moment), turn);

export const rollsIn = ({ changes }: Pick<Turn, 'changes'>): readonly Roll[] =>
  changes.flatMap((change) => (change.kind === 'rolled' ? [change] : []));

/** True if the last roll of each challenge succeeded. */
export const passedAll = (rolls: readonly Roll[], branch: Branch): boolean =>
  branch.challenges.every((_challenge, place) => lastRollAt(rolls, place)?.passed);

export const lastRollAt = (rolls: readonly Roll[], place: number): Roll | undefined =>
  rolls.findLast((roll) => roll.place === place);

/** A failed roll is repeated once if the player selected the second chance and can pay for it. */
function rollOne(turn: Turn, branch: Branch, place: number, ticked: readonly QualityId[], moment: Moment): Turn {
  const challenge = branch.challenges[place] as Challenge;
  const first = rolled(turn, challenge, place, moment);
  return lastRollAt(rollsIn(first), place)?.passed ? first : rollAgain(first, branch, place, ticked, moment);
}

/** The second roll after a failure, if its item was taken and can be paid. */
export function rollAgain(
  turn: Turn,
  branch: Branch,
  place: number,
  taken: readonly QualityId[],
  moment: Moment,
): Turn {
  const challenge = branch.challenges[place] as Challenge;
  const item = secondChanceFor(challenge, branch, { character: turn.character, world: moment.world }, moment);
  if (item === undefined || !taken.includes(item)) return turn;
  const paid = applyEffects(turn, [{ kind: 'change', quality: item, by: -1 }], moment);
  return rolled(paid, challenge, place, moment, true);
}

/** The items that would buy a second roll of the failed challenges now. */
export const secondChancesFor = (branch: Branch, rolls: readonly Roll[], here: Standpoint): readonly QualityId[] =>
  branch.challenges.flatMap((challenge, place) => {
    const last = lastRollAt(rolls, place);
    if (!last || last.passed || last.again) return [];
    return secondChanceFor(challenge, branch, here, here) ?? [];
  });

/**
 * The item of a challenge that is not certain, if the character has one to spare. The item is checked in the first
 * standpoint, after payments. The chance is computed in `tested`, at the start of the turn.
 */
function secondChanceFor(
  challenge: Challenge,
  branch: Branch,
  { character }: Standpoint,
  tested: Standpoint,
): QualityId | undefined {
  const { secondChance: item } = challenge;
  return item !== undefined && chanceOf(challenge, tested) < 100 && isToSpare(item, branch, character)
    ? item
    : undefined;
}

/** True if the character owns more of the item than the branch costs. */
const isToSpare = (item: QualityId, branch: Branch, { qualities }: Character): boolean =>
  levelOf(qualities, item) > totalPrice(item, branch);

function rolled(turn: Turn, challenge: Challenge, place: number, moment: Moment, again?: true): Turn {
  const { quality } = challenge;
  const chance = chanceOf(challenge, moment);
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

/** Minimum base level at which a failed challenge on an attribute adds a point to its menace. */
const stingsFrom = 33;

/**
 * Returns what a character gains from attribute challenges: change points in the attribute, whether they pass or fail.
 * A failure also adds a point of its menace. Empty in an agent's report, because the agent was tested and not the
 * character.
 */
export function lessons(branch: Branch, rolls: readonly Roll[], moment: Moment): Effect[] {
  const { character, world } = moment;
  if (reporterOf(character) !== undefined) return [];
  return branch.challenges.flatMap((challenge, place): Effect[] => {
    const last = lastRollAt(rolls, place);
    if (!last || !testsLevel(challenge) || !isAttribute(challenge.quality, world)) return [];
    const band = bandOf(exactChance(challenge, moment));
    const lesson = { quality: challenge.quality, by: last.passed ? band.onSuccess : band.onFailure };
    return [{ kind: 'change', ...lesson }, ...(last.passed ? [] : menaceOf(challenge.quality, moment))];
  });
}

function menaceOf(attribute: number, moment: Moment): Effect[] {
  const { world } = moment;
  const menace = world.qualities.get(attribute)?.menace;
  const isPractised = baseOf(attribute, moment).level >= stingsFrom;
  return menace !== undefined && isPractised ? [{ kind: 'change', quality: menace, by: 1 }] : [];
}

const isAttribute = (quality: number, world: World): boolean =>
  world.qualities.get(quality)?.category === 'BasicAbility';
