import type { WrittenAmount } from '../meaning/named-forms.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenLevel, WrittenRequirement } from '../meaning/requirement.ts';
import type { WrittenBranch } from '../meaning/storylet.ts';
import { allTexts } from './texts-in.ts';
import { branchesOf, effectsOf, memoize } from './world-index.ts';

export type SingleRequirement = Exclude<WrittenRequirement, { readonly kind: 'any of' }>;

/** All requirements of the world. Alternatives are listed one by one. */
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

function addSingleRequirements(required: WrittenRequirement, into: SingleRequirement[]): void {
  if (required.kind === 'any of') for (const each of required.of) addSingleRequirements(each, into);
  else into.push(required);
}

export const singleRequirements = (required: WrittenRequirement): readonly SingleRequirement[] =>
  required.kind === 'any of' ? required.of.flatMap(singleRequirements) : [required];

function* listsIn(world: WrittenWorld): Iterable<readonly WrittenRequirement[] | undefined> {
  for (const { facts } of world.storylets) yield facts.when;
  for (const { facts } of branchesOf(world)) {
    yield facts.when;
    yield facts.needs;
  }
  for (const { outcomes } of branchesOf(world)) for (const { facts } of outcomes) yield facts.when;
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
  for (const { facts } of world.packs) yield facts['offers when'];
  for (const { facts } of [...world.snippets, ...world.adverts, ...world.news]) yield facts.when;
  for (const { facts } of world.concerns.flatMap(({ plots }) => plots)) {
    yield facts.when;
    yield facts.needs;
  }
}

export const requirementsOf = ({ facts: { when = [], needs = [] } }: WrittenBranch): readonly WrittenRequirement[] => [
  ...when,
  ...needs,
];

export const priceRequirement = ({ quality, count, at }: WrittenAmount): WrittenLevel => ({
  kind: 'level',
  quality,
  atLeast: count,
  at,
});

type List = readonly WrittenRequirement[];

/** Returns every non-empty list of requirements that must hold together. */
export function requirementLists(world: WrittenWorld): readonly List[] {
  const lists: List[] = [];
  const add = (list: List | undefined): void => {
    if (list !== undefined && list.length > 0) lists.push(list);
  };
  for (const { facts, branches } of world.storylets) {
    add(facts.when);
    for (const branch of branches) {
      add(both(branch.facts.when, branch.facts.needs));
      for (const outcome of branch.outcomes) {
        if (outcome.facts.when) add([...requirementsOf(branch), ...outcome.facts.when]);
        add(outcome.facts['only if']);
      }
    }
  }
  for (const { facts } of world.timed) {
    if (typeof facts.given === 'object') add(facts.given);
    add(facts.when);
    add(facts['only if']);
  }
  for (const { facts, wares } of world.shops) {
    add(facts.when);
    for (const ware of wares) add(ware.facts.when);
  }
  for (const { facts, sides } of world.acts) {
    add(facts['sender needs']);
    add(facts['target needs']);
    for (const side of sides) add(side.facts['only if']);
  }
  for (const { facts } of world.packs) add(facts['offers when']);
  for (const { plots } of world.concerns) for (const { facts } of plots) add(both(facts.when, facts.needs));
  return lists;
}

/** Combines the requirements to see a thing with those to unlock it. */
const both = (when: List | undefined, needs: List | undefined): List | undefined =>
  when && needs ? [...when, ...needs] : (when ?? needs);
