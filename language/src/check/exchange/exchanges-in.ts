import type { OutcomeWritten } from '../../meaning/outcome.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { constantOf } from '../../meaning/requirement.ts';
import type { ShopWritten } from '../../meaning/shop.ts';
import type { BranchWritten, StoryletWritten } from '../../meaning/storylet.ts';
import { singleRequirements } from '../requirements-in.ts';
import { requirementsOf } from '../requirements-of.ts';
import type { Exchange } from './exchange.ts';

/** Every exchange that costs no action: over the counters of shops, and in branches that can be chosen again and again. */
export const exchangesIn = ({ shops, storylets }: WrittenWorld): readonly Exchange[] => [
  ...shops.flatMap(inShop),
  ...storylets
    .filter(({ facts }) => (facts.deck ?? 'always') === 'always')
    .flatMap((storylet) => storylet.branches.flatMap((branch) => inBranch(branch, storylet))),
];

const inShop = ({ facts: { when: asked = [] }, wares }: ShopWritten): readonly Exchange[] =>
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
function inBranch(branch: BranchWritten, { facts }: StoryletWritten): readonly Exchange[] {
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
const onlyGives = ({ facts }: OutcomeWritten): boolean =>
  !facts.lose && !facts.set && !facts['only if'] && !facts['change setting'] && !facts['move to'] && !facts['go to'];

const gainsOf = ({ facts: { gain = [] } }: OutcomeWritten): ReadonlyMap<string, number> =>
  new Map(gain.map(({ quality, amount }) => [quality.name, constantOf(amount) ?? 0]));
