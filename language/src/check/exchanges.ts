import { nextStorylet, type WrittenOutcome } from '../meaning/outcome.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import { constantOf, type WrittenRequirement } from '../meaning/requirement.ts';
import type { WrittenShop } from '../meaning/shop.ts';
import { reachIn, type WrittenBranch, type WrittenStorylet } from '../meaning/storylet.ts';
import type { Span } from '../syntax/block.ts';
import { requirementsOf, singleRequirements } from './requirements-in.ts';

/** A repeatable exchange of one quality for another that costs no action. */
export type Exchange = {
  readonly from: string;
  readonly gives: number;
  readonly to: string;
  readonly gets: number;
  readonly required: readonly WrittenRequirement[];
  readonly at: Span;
};

/** Every exchange that costs no action: in shops, and in branches that can be chosen repeatedly. */
export const exchangesIn = ({ shops, storylets }: WrittenWorld): readonly Exchange[] => [
  ...shops.flatMap(inShop),
  ...storylets
    .filter((storylet) => reachIn(storylet) === 'listed')
    .flatMap((storylet) => storylet.branches.flatMap((branch) => inBranch(branch, storylet))),
];

const inShop = ({ facts: { when: required = [] }, wares }: WrittenShop): readonly Exchange[] =>
  wares.flatMap(({ thing, facts: { price, fetches, when = [] } }) => [
    ...(price
      ? [
          {
            from: price.quality.name,
            gives: price.count,
            to: thing.name,
            gets: 1,
            required: [...required, ...when],
            at: price.at,
          },
        ]
      : []),
    ...(fetches
      ? [
          {
            from: thing.name,
            gives: 1,
            to: fetches.quality.name,
            gets: fetches.count,
            required: [...required, ...when],
            at: fetches.at,
          },
        ]
      : []),
  ]);

/**
 * Returns the qualities that every outcome of a branch gives for its price, with the smallest amount. Returns none if
 * the branch costs or takes anything else. Excludes qualities that the branch requires, because a gain could lock it.
 */
function inBranch(branch: WrittenBranch, { facts }: WrittenStorylet): readonly Exchange[] {
  const [price, ...more] = branch.facts.pay ?? [];
  const { cost = 1, fate = 0, challenge, act, names } = branch.facts;
  if (!price || more.length > 0 || cost > 0 || fate > 0 || challenge || act || names) return [];
  if (!branch.outcomes.every(onlyGives)) return [];
  const requirements = [...(facts.when ?? []), ...requirementsOf(branch)];
  const askedNames = new Set(
    requirements.flatMap(singleRequirements).map((each) => (each.kind === 'met' ? '' : each.quality.name)),
  );
  const [first, ...others] = branch.outcomes.map(gainsOf);
  return [...(first ?? [])]
    .map(([to, gets]) => ({ to, gets: Math.min(gets, ...others.map((gains) => gains.get(to) ?? 0)) }))
    .filter(({ to, gets }) => gets > 0 && to !== price.quality.name && !askedNames.has(to))
    .map(({ to, gets }) => ({
      from: price.quality.name,
      gives: price.count,
      to,
      gets,
      required: requirements,
      at: price.at,
    }));
}

const onlyGives = ({ facts }: WrittenOutcome): boolean =>
  !facts.lose &&
  !facts.set &&
  !facts['only if'] &&
  !facts['change setting'] &&
  !facts['move to'] &&
  !nextStorylet(facts);

const gainsOf = ({ facts: { gain = [] } }: WrittenOutcome): ReadonlyMap<string, number> =>
  new Map(gain.map(({ quality, amount }) => [quality.name, constantOf(amount) ?? 0]));

/** Tolerance for rounding errors of logarithms. */
const SLACK = 1e-9;

/**
 * Finds a profitable cycle of exchanges by the Bellman-Ford algorithm. Each pass raises the value of the qualities. If
 * the latest raises form a cycle, that cycle is profitable.
 */
export function profitableCycle(exchanges: readonly Exchange[]): readonly Exchange[] | undefined {
  const worth = new Map<string, number>();
  const last = new Map<string, Exchange>();
  const qualities = new Set(exchanges.map(({ to }) => to));
  for (let pass = 0; pass <= qualities.size; pass++) {
    let isRaised = false;
    for (const exchange of exchanges) {
      const { from, gives, to, gets } = exchange;
      const raised = (worth.get(from) ?? 0) + Math.log(gets / gives);
      if (raised <= (worth.get(to) ?? 0) + SLACK) continue;
      worth.set(to, raised);
      last.set(to, exchange);
      isRaised = true;
    }
    if (!isRaised) return undefined;
    const round = roundIn(last);
    if (round) return round;
  }
  return undefined;
}

/** Follows the latest raises back until a quality repeats. */
function roundIn(last: ReadonlyMap<string, Exchange>): readonly Exchange[] | undefined {
  const sound = new Set<string>();
  for (const begin of last.keys()) {
    const line: Exchange[] = [];
    const passed = new Map<string, number>();
    let quality = begin;
    while (!sound.has(quality) && !passed.has(quality)) {
      const exchange = last.get(quality);
      if (!exchange) break;
      passed.set(quality, line.length);
      line.push(exchange);
      quality = exchange.from;
    }
    const start = passed.get(quality);
    if (start !== undefined) return line.slice(start).reverse();
    for (const each of passed.keys()) sound.add(each);
  }
  return undefined;
}
