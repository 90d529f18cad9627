import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { WrittenBranch, WrittenStorylet } from '../../../meaning/storylet.ts';
import { type KnownRanges, rangesAfter, rangesWhere, surelyFails, surelyHolds } from '../../levels/known-ranges.ts';
import { requirementsOf } from '../../requirements-in.ts';
import type { Check } from '../../rule.ts';
import { nameIn, storyletsByName } from '../../world-index.ts';

/** A storylet that must be met leads out of itself by at least one outcome, at once or by way of others. */
export const mustsComeToAnEnd: Check = (world) => {
  const closed = withoutWayOut(world);
  return [...closed].filter(isMust).map((storylet) => ({
    at: storylet.block.heading.at,
    message: `"${nameIn(storylet)}" must be met again after every outcome; let one change what it asks, or lead away`,
  }));
};

const isMust = ({ facts }: WrittenStorylet): boolean =>
  facts.urgency === 'must' && (facts.deck ?? 'always') === 'always';

/** Storylets that hold a player, each outcome of which leads into another of them: what is left when the others are taken out. */
function withoutWayOut(world: WrittenWorld): ReadonlySet<WrittenStorylet> {
  const left = new Set(heldIn(world));
  const closed: Closed = { left, byFirst: byFirstAsked(left), world };
  let before: number;
  do {
    before = left.size;
    for (const storylet of left) if (!isClosed(storylet, closed)) left.delete(storylet);
  } while (left.size < before);
  return left;
}

type Closed = {
  readonly left: ReadonlySet<WrittenStorylet>;
  /** Those that must be met, by the quality they ask for first; by no name if they ask for none. */
  readonly byFirst: ReadonlyMap<string, readonly WrittenStorylet[]>;
  readonly world: WrittenWorld;
};

function byFirstAsked(held: ReadonlySet<WrittenStorylet>): ReadonlyMap<string, readonly WrittenStorylet[]> {
  const byFirst = new Map<string, WrittenStorylet[]>();
  for (const storylet of held) {
    const requirements = storylet.facts.when ?? [];
    // Of comparisons, and of what has been seen, nothing is ever known for certain.
    if (!isMust(storylet) || requirements.some(({ kind }) => kind === 'compared' || kind === 'met')) continue;
    const [first] = requirements;
    const name = first?.kind === 'level' ? first.quality.name : '';
    const others = byFirst.get(name);
    if (others) others.push(storylet);
    else byFirst.set(name, [storylet]);
  }
  return byFirst;
}

/** The storylets that must be met, with those they lead into and that cannot be left. */
function heldIn(world: WrittenWorld): readonly WrittenStorylet[] {
  const musts = new Set(world.storylets.filter((storylet) => isMust(storylet) && storylet.branches.length > 0));
  for (const { branches } of musts) {
    for (const { facts } of branches.flatMap(({ outcomes }) => outcomes)) {
      const next = facts['go to'] && storyletsByName(world).get(facts['go to'].name);
      if (next?.facts.back === false && next.branches.length > 0) musts.add(next);
    }
  }
  return [...musts];
}

function isClosed(storylet: WrittenStorylet, closed: Closed): boolean {
  const known = isMust(storylet) ? rangesWhere(storylet.facts.when ?? []) : rangesWhere([]);
  return storylet.branches
    .filter((branch) => !requirementsOf(branch).some((asked) => surelyFails(asked, known)))
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

function leadsInto(told: OutcomeOfMust, { left, byFirst, world }: Closed): boolean {
  const { storylet, branch, outcome, chosen } = told;
  const { 'go to': next, 'move to': area, 'change setting': setting } = outcome.facts;
  if (next) {
    const following = storyletsByName(world).get(next.name);
    return following === undefined || left.has(following);
  }
  const stays = !area && !setting;
  const known = rangesAfter(chosen, branch, outcome, world);
  const isMetNext = (must: WrittenStorylet): boolean =>
    left.has(must) &&
    isMust(must) &&
    (must.facts.when ?? []).every((asked) => surelyHolds(asked, known)) &&
    isMetThere(must, storylet, stays);
  return isMetNext(storylet) || ['', ...known.keys()].some((name) => byFirst.get(name)?.some(isMetNext));
}

/** True if it is surely met where the other was, or wherever one may be by then. */
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
