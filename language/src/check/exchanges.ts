import type { WrittenOutcome } from '../meaning/outcome.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import { constantOf, type WrittenRequirement } from '../meaning/requirement.ts';
import type { WrittenShop } from '../meaning/shop.ts';
import type { WrittenBranch, WrittenStorylet } from '../meaning/storylet.ts';
import type { Span } from '../syntax/block.ts';
import { requirementsOf, singleRequirements } from './requirements-in.ts';

/** An exchange of one quality for another, possible as often as one likes and without an action. */
export type Exchange = {
  readonly from: string;
  readonly gives: number;
  readonly to: string;
  readonly gets: number;
  /** The requirements for making it. */
  readonly asked: readonly WrittenRequirement[];
  readonly at: Span;
};

/** Every exchange that costs no action: over the counters of shops, and in branches that can be chosen again and again. */
export const exchangesIn = ({ shops, storylets }: WrittenWorld): readonly Exchange[] => [
  ...shops.flatMap(inShop),
  ...storylets
    .filter(({ facts }) => (facts.deck ?? 'always') === 'always')
    .flatMap((storylet) => storylet.branches.flatMap((branch) => inBranch(branch, storylet))),
];

const inShop = ({ facts: { when: asked = [] }, wares }: WrittenShop): readonly Exchange[] =>
  wares.flatMap(({ thing, facts: { price, fetches, when = [] } }) => [
    ...(price
      ? [
          {
            from: price.quality.name,
            gives: price.count,
            to: thing.name,
            gets: 1,
            asked: [...asked, ...when],
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
            asked: [...asked, ...when],
            at: fetches.at,
          },
        ]
      : []),
  ]);

/** For each quality that every outcome gives, at the least; nothing of a branch which takes more than its price, or ends itself. */
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
      asked: requirements,
      at: price.at,
    }));
}

/** True if it leaves everything as it was, but for the qualities it gives. */
const onlyGives = ({ facts }: WrittenOutcome): boolean =>
  !facts.lose && !facts.set && !facts['only if'] && !facts['change setting'] && !facts['move to'] && !facts['go to'];

const gainsOf = ({ facts: { gain = [] } }: WrittenOutcome): ReadonlyMap<string, number> =>
  new Map(gain.map(({ quality, amount }) => [quality.name, constantOf(amount) ?? 0]));

/** The tolerance: a smaller gain is a matter of rounding. */
const SLACK = 1e-9;

/**
 * A cycle of exchanges that leaves more of what it began with, if there is one, found by the Bellman-Ford algorithm: the
 * most that one of each quality can be had for is raised as long as an exchange raises it, pass by pass; where what was
 * raised last leads back to itself, the cycle gains.
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

/** Follows what was raised last back to where it came from. */
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
