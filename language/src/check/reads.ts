import type { Named } from '../meaning/form.ts';
import type { WrittenFormula } from '../meaning/formula.ts';
import type { WrittenAmount, WrittenChallenge } from '../meaning/named-forms.ts';
import { askedIn } from './asked-in.ts';
import { effectsOf } from './effects.ts';
import { once } from './once.ts';
import { branchesOf } from './parts-of.ts';
import { allTexts } from './texts-in.ts';

/** Prices of branches and of wares. */
export const pricesIn = once((world): readonly WrittenAmount[] => [
  ...branchesOf(world).flatMap(({ facts }) => facts.pay ?? []),
  ...world.shops.flatMap(({ wares }) => wares).flatMap(({ facts }) => facts.price ?? []),
]);

export const challengesIn = once((world): readonly WrittenChallenge[] =>
  branchesOf(world).flatMap(({ facts }) => facts.challenge ?? []),
);

/** The qualities whose level makes a difference to anything, by name. */
export const readIn = once((world): ReadonlySet<string> => {
  const read: Named[] = [
    ...pricesIn(world).map(({ quality }) => quality),
    ...challengesIn(world).map(({ quality }) => quality),
    ...branchesOf(world).flatMap(({ facts }) => facts['second chance'] ?? []),
    ...world.shops.flatMap(({ wares }) => wares).flatMap(({ thing, facts }) => (facts.fetches ? [thing] : [])),
    ...world.concerns
      .flatMap(({ plots }) => plots.flatMap(({ facts }) => facts.tests ?? []))
      .map(({ quality }) => quality),
    ...world.acts.flatMap(({ facts }) => (facts.contest ? [facts.contest.quality] : [])),
    ...world.qualities.flatMap(({ facts }) => facts['cap raised by'] ?? []),
    ...world.packs.flatMap(({ facts }) => facts.opening ?? []),
    ...effectsOf(world)
      .flatMap(({ gain = [], lose = [], set = [] }) => [...gain, ...lose, ...set])
      .flatMap(({ amount }) => levelsRead(amount)),
  ];
  for (const asked of askedIn(world)) {
    if (asked.kind === 'met') continue;
    read.push(asked.quality);
    if (asked.kind === 'level') continue;
    for (const bound of [asked.atLeast, asked.atMost]) if (bound) read.push(...levelsRead(bound));
  }
  for (const { pieces } of allTexts(world)) {
    for (const piece of pieces) if (piece.kind === 'level' || piece.kind === 'entry') read.push(piece.quality);
  }
  return new Set(read.map(({ name }) => name));
});

/** The qualities whose levels a formula is worked out from. */
function levelsRead(formula: WrittenFormula): readonly Named[] {
  if (formula.kind === 'level') return [formula.quality];
  return 'left' in formula ? [...levelsRead(formula.left), ...levelsRead(formula.right)] : [];
}
