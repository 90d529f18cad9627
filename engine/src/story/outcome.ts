import { reporterOf } from '../agents/plots.ts';
import type { OutcomeKind } from '../character.ts';
import { baseOf } from '../qualities/effective-level.ts';
import type { Moment, Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { bandOf, exactChance, lastRollAt } from './challenge.ts';
import type { Effect, Outcome } from './consequences.ts';
import type { Branch } from './storylet.ts';

/** Which outcome of a branch is told. Rare ones are rolled for after the challenges. */
export function outcomeOf(branch: Branch, passed: boolean, moment: Moment): OutcomeKind {
  const { outcomes } = branch;
  const falls = (percent: number | undefined) => percent !== undefined && moment.chance.roll(100) <= percent;
  if ('always' in outcomes) return falls(outcomes.rare?.percent) ? 'rare' : 'always';
  if (passed) return falls(outcomes.rareSuccess?.percent) ? 'rareSuccess' : 'success';
  return falls(outcomes.rareFailure?.percent) ? 'rareFailure' : 'failure';
}

/** The text and effects that go by that name; nothing if the world has changed since. */
export function outcomeNamed(branch: Branch, kind: OutcomeKind): Outcome | undefined {
  return (branch.outcomes as Partial<Record<OutcomeKind, Outcome>>)[kind];
}

/** From this level on, a failed challenge on an attribute also adds a point to its menace. */
const stingsFrom = 33;

/**
 * What the attributes learn from the challenges rolled, whichever way they fell, and what a failure of the
 * practised costs. From a report they learn nothing: it was the agent who tried.
 */
export function lessons(branch: Branch, tried: Turn, moment: Moment): Effect[] {
  const { character, world } = moment;
  if (reporterOf(character) !== undefined) return [];
  return branch.challenges.flatMap((challenge, place): Effect[] => {
    const last = lastRollAt(tried, place);
    if (!last || challenge.kind === 'luck' || !isAttribute(challenge.quality, world)) return [];
    const band = bandOf(exactChance(challenge, moment));
    const lesson = { quality: challenge.quality, by: last.passed ? band.onSuccess : band.onFailure };
    return [{ kind: 'change', ...lesson }, ...(last.passed ? [] : sting(challenge.quality, moment))];
  });
}

function sting(attribute: number, moment: Moment): Effect[] {
  const { world } = moment;
  const menace = world.qualities.get(attribute)?.menace;
  const isPractised = baseOf(attribute, moment).level >= stingsFrom;
  return menace !== undefined && isPractised ? [{ kind: 'change', quality: menace, by: 1 }] : [];
}

const isAttribute = (quality: number, world: World): boolean =>
  world.qualities.get(quality)?.category === 'BasicAbility';
