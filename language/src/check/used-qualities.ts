import type { Mention } from '../meaning/form.ts';
import type { WrittenAmount, WrittenChallenge } from '../meaning/named-forms.ts';
import type { WrittenFormula } from '../meaning/requirement.ts';
import { requirementsIn } from './requirements-in.ts';
import { allTexts } from './texts-in.ts';
import { branchesOf, effectsOf, memoize } from './world-index.ts';

export const pricesIn = memoize((world): readonly WrittenAmount[] => [
  ...branchesOf(world).flatMap(({ facts }) => facts.pay ?? []),
  ...world.shops.flatMap(({ wares }) => wares).flatMap(({ facts }) => facts.price ?? []),
]);

export const challengesIn = memoize((world): readonly WrittenChallenge[] =>
  branchesOf(world).flatMap(({ facts }) => facts.challenge ?? []),
);

export const usedQualities = memoize((world): ReadonlySet<string> => {
  // Collects names instead of places to save memory.
  const readNames = new Set<string>();
  const add = ({ name }: Mention): unknown => readNames.add(name);
  for (const { quality } of pricesIn(world)) add(quality);
  for (const { quality } of challengesIn(world)) add(quality);
  for (const { facts } of branchesOf(world)) facts['second chance']?.forEach(add);
  for (const { wares } of world.shops) for (const { thing, facts } of wares) if (facts.fetches) add(thing);
  for (const { plots } of world.concerns) {
    for (const { facts } of plots) for (const { quality } of facts.tests ?? []) add(quality);
  }
  for (const { facts } of world.acts) if (facts.contest) add(facts.contest.quality);
  for (const { facts } of world.qualities) if (facts['cap raised by']) add(facts['cap raised by']);
  for (const { facts } of world.packs) if (facts.opening) add(facts.opening);
  for (const facts of effectsOf(world)) {
    for (const changes of [facts.gain, facts.lose, facts.set]) {
      if (changes) for (const { amount } of changes) addLevels(amount, add);
    }
  }
  for (const required of requirementsIn(world)) {
    if (required.kind === 'met') continue;
    add(required.quality);
    if (required.kind === 'level') continue;
    for (const bound of [required.atLeast, required.atMost]) if (bound) addLevels(bound, add);
  }
  for (const { pieces } of allTexts(world)) {
    for (const piece of pieces) if (piece.kind === 'level' || piece.kind === 'entry') add(piece.quality);
  }
  return readNames;
});

function addLevels(formula: WrittenFormula, add: (quality: Mention) => unknown): void {
  if (formula.kind === 'level') add(formula.quality);
  if (!('left' in formula)) return;
  addLevels(formula.left, add);
  addLevels(formula.right, add);
}
