import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenRequirement } from '../meaning/requirement.ts';
import { effectsOf } from './effects.ts';
import { memoize } from './memoize.ts';
import { branchesOf } from './parts-of.ts';
import { allTexts } from './texts-in.ts';

/** A requirement that is not made of others. */
export type SingleRequirement = Exclude<WrittenRequirement, { readonly kind: 'any of' }>;

/** Every requirement of the world, in facts and in texts; of those of which one is enough, each by itself. */
export const requirementsIn = memoize((world): readonly SingleRequirement[] => {
  const requirements: SingleRequirement[] = [];
  for (const list of listsIn(world)) {
    if (list) for (const each of list) addSingleRequirements(each, requirements);
  }
  for (const { pieces } of allTexts(world)) {
    for (const piece of pieces) {
      if (piece.kind === 'cases')
        for (const { when } of piece.cases) for (const each of when) addSingleRequirements(each, requirements);
    }
  }
  return requirements;
});

function addSingleRequirements(asked: WrittenRequirement, into: SingleRequirement[]): void {
  if (asked.kind === 'any of') for (const each of asked.of) addSingleRequirements(each, into);
  else into.push(asked);
}

/** A requirement by itself, or all of those of which one is enough. */
export const singleRequirements = (asked: WrittenRequirement): readonly SingleRequirement[] =>
  asked.kind === 'any of' ? asked.of.flatMap(singleRequirements) : [asked];

/** The lists of all facts that ask for something. */
function* listsIn(world: WrittenWorld): Iterable<readonly WrittenRequirement[] | undefined> {
  for (const { facts } of world.storylets) yield facts.when;
  for (const { facts } of branchesOf(world)) {
    yield facts.when;
    yield facts.needs;
  }
  for (const facts of effectsOf(world)) yield facts['only if'];
  for (const { facts } of world.timed) {
    if (typeof facts.given === 'object') yield facts.given;
    yield facts.when;
  }
  for (const { facts } of world.areas) {
    yield facts.discovered;
    yield facts.opens;
  }
  for (const { facts, wares } of world.shops) {
    yield facts.when;
    for (const ware of wares) yield ware.facts.when;
  }
  for (const { facts } of world.acts) {
    yield facts['sender needs'];
    yield facts['target needs'];
  }
  for (const { facts } of [...world.snippets, ...world.adverts, ...world.news]) yield facts.when;
  for (const { facts } of world.concerns.flatMap(({ plots }) => plots)) {
    yield facts.when;
    yield facts.needs;
  }
}
