import { agentLevelOf } from '../agents/agent-levels.ts';
import { agentReporting, reporterOf } from '../agents/plots.ts';
import type { QualityId } from '../ids.ts';
import { baseOf, effectiveLevel } from '../qualities/effective-level.ts';
import { levelOf } from '../qualities/qualities.ts';
import { type Moment, record, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import type { Effect } from './consequences.ts';
import { applyEffects } from './effects.ts';
import { totalPrice } from './locks.ts';
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

/** In the author's order. `ticked` are the second chances that the player selected before the roll. */
export const rollAll = (turn: Turn, branch: Branch, ticked: readonly QualityId[], moment: Moment): Turn =>
  branch.challenges.reduce((sofar, _challenge, place) => rollOne(sofar, branch, place, ticked, moment), turn);

/** True if the last roll of each challenge succeeded. */
export const passedAll = (turn: Turn, branch: Branch): boolean =>
  branch.challenges.every((_challenge, place) => lastRollAt(turn, place)?.passed);

export const lastRollAt = (turn: Turn, place: number) =>
  turn.changes.findLast((change) => change.kind === 'rolled' && change.place === place) as Roll | undefined;

type Roll = Extract<Turn['changes'][number], { kind: 'rolled' }>;

/** A failed roll is repeated once if the player selected the second chance and can pay for it. */
function rollOne(turn: Turn, branch: Branch, place: number, ticked: readonly QualityId[], moment: Moment): Turn {
  const challenge = branch.challenges[place] as Challenge;
  const chance = chanceOf(challenge, moment);
  const first = rolled(turn, challenge, place, chance, moment);
  const { secondChance } = challenge;
  if (lastRollAt(first, place)?.passed || chance >= 100 || secondChance === undefined) return first;
  if (!ticked.includes(secondChance) || !isToSpare(secondChance, branch, first)) return first;
  const paid = applyEffects(first, [{ kind: 'change', quality: secondChance, by: -1 }], moment);
  return rolled(paid, challenge, place, chance, moment, true);
}

/** True if the character owns more of the item than the branch costs. */
function isToSpare(item: QualityId, branch: Branch, turn: Turn): boolean {
  return levelOf(turn.character.qualities, item) > totalPrice(item, branch);
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

/** Minimum base level at which a failed challenge on an attribute adds a point to its menace. */
const stingsFrom = 33;

/**
 * Returns what a character gains from attribute challenges: change points in the attribute, whether they pass or fail.
 * A failure also adds a point of its menace. Empty in an agent's report, because the agent was tested and not the
 * character.
 */
export function lessons(branch: Branch, tried: Turn, moment: Moment): Effect[] {
  const { character, world } = moment;
  if (reporterOf(character) !== undefined) return [];
  return branch.challenges.flatMap((challenge, place): Effect[] => {
    const last = lastRollAt(tried, place);
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
