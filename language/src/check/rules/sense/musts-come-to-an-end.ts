import { nextStorylet, type WrittenOutcome } from '../../../meaning/outcome.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { reachIn, type WrittenBranch, type WrittenStorylet } from '../../../meaning/storylet.ts';
import { type KnownRanges, rangesAfter, rangesWhere, surelyFails, surelyHolds } from '../../levels/known-ranges.ts';
import { requirementsOf } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { nameIn, storyletsByName } from '../../world-index.ts';

/** A storylet that must be met needs an outcome that leads out of it, directly or through other storylets. */
export const mustsComeToAnEnd: Check = (world) => {
  const closed = withoutWayOut(world);
  return [...closed].filter(isMust).map((storylet) => ({
    at: storylet.block.heading.at,
    message: `"${nameIn(storylet)}" must be met again after every outcome; let one change its requirements, or lead away`,
  }));
};

const isMust = (storylet: WrittenStorylet): boolean =>
  storylet.facts.urgency === 'must' && reachIn(storylet) === 'listed';

/**
 * Storylets whose outcomes all lead into the same set. Starts with all candidates, and removes storylets that lead out
 * until none is left to remove.
 */
function withoutWayOut(world: WrittenWorld): ReadonlySet<WrittenStorylet> {
  const remaining = new Set(storyletsThatHold(world));
  const closed: Closed = { remaining, byFirst: byFirstRequirement(remaining), world };
  let before: number;
  do {
    before = remaining.size;
    for (const storylet of remaining) if (!isClosed(storylet, closed)) remaining.delete(storylet);
  } while (remaining.size < before);
  return remaining;
}

type Closed = {
  readonly remaining: ReadonlySet<WrittenStorylet>;
  /** Keyed by the first required quality, or by an empty name if no level is required. */
  readonly byFirst: ReadonlyMap<string, readonly WrittenStorylet[]>;
  readonly world: WrittenWorld;
};

function byFirstRequirement(storylets: ReadonlySet<WrittenStorylet>): ReadonlyMap<string, readonly WrittenStorylet[]> {
  const byFirst = new Map<string, WrittenStorylet[]>();
  for (const storylet of storylets) {
    const requirements = storylet.facts.when ?? [];
    // Comparisons and "seen" requirements never hold for certain.
    if (!isMust(storylet) || requirements.some(({ kind }) => kind === 'compared' || kind === 'met')) continue;
    const [first] = requirements;
    const name = first?.kind === 'level' ? first.quality.name : '';
    const others = byFirst.get(name);
    if (others) others.push(storylet);
    else byFirst.set(name, [storylet]);
  }
  return byFirst;
}

function storyletsThatHold(world: WrittenWorld): readonly WrittenStorylet[] {
  const musts = new Set(world.storylets.filter((storylet) => isMust(storylet) && storylet.branches.length > 0));
  for (const { branches } of musts) {
    for (const { facts } of branches.flatMap(({ outcomes }) => outcomes)) {
      const next = storyletsByName(world).get(nextStorylet(facts)?.name ?? '');
      if (next?.facts.back === false && next.branches.length > 0) musts.add(next);
    }
  }
  return [...musts];
}

function isClosed(storylet: WrittenStorylet, closed: Closed): boolean {
  const known = isMust(storylet) ? rangesWhere(storylet.facts.when ?? []) : rangesWhere([]);
  return storylet.branches
    .filter((branch) => !requirementsOf(branch).some((required) => surelyFails(required, known)))
    .every((branch) => {
      const chosen = rangesWhere(requirementsOf(branch), known);
      return branch.outcomes.every((outcome) => leadsInto({ storylet, branch, outcome, chosen }, closed));
    });
}

type OutcomeOfMust = {
  readonly storylet: WrittenStorylet;
  readonly branch: WrittenBranch;
  readonly outcome: WrittenOutcome;
  readonly chosen: KnownRanges;
};

function leadsInto(result: OutcomeOfMust, { remaining, byFirst, world }: Closed): boolean {
  const { storylet, branch, outcome, chosen } = result;
  const { 'move to': area, 'change setting': setting } = outcome.facts;
  const next = nextStorylet(outcome.facts);
  if (next) {
    const following = storyletsByName(world).get(next.name);
    return following === undefined || remaining.has(following);
  }
  const stays = !area && !setting;
  const known = rangesAfter(chosen, branch, outcome, world);
  const isMetNext = (must: WrittenStorylet): boolean =>
    remaining.has(must) &&
    isMust(must) &&
    (must.facts.when ?? []).every((required) => surelyHolds(required, known)) &&
    isMetThere(must, storylet, stays);
  return isMetNext(storylet) || ['', ...known.keys()].some((name) => byFirst.get(name)?.some(isMetNext));
}

/** True if the storylet can be met everywhere, or the character is certainly still where it can be met. */
function isMetThere(must: WrittenStorylet, from: WrittenStorylet, stays: boolean): boolean {
  const { where = 'anywhere', in: settings } = must.facts;
  if (where === 'anywhere' && !settings) return true;
  if (!stays || !isMust(from)) return false;
  if (must === from) return true;
  const places = from.facts.where;
  return (
    !settings &&
    where !== 'anywhere' &&
    places !== undefined &&
    places !== 'anywhere' &&
    places.every(({ name }) => where.some((each) => each.name === name))
  );
}
