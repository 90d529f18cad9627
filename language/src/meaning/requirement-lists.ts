import type { WrittenWorld } from './read-world.ts';
import type { WrittenRequirement } from './requirement.ts';

type List = readonly WrittenRequirement[];

/** Every list of requirements in the world that have to hold at once; none of them is empty. */
export function requirementLists(world: WrittenWorld): readonly List[] {
  const lists: List[] = [];
  const add = (list: List | undefined): void => {
    if (list !== undefined && list.length > 0) lists.push(list);
  };
  for (const { facts, branches } of world.storylets) {
    add(facts.when);
    for (const branch of branches) {
      add(both(branch.facts.when, branch.facts.needs));
      for (const outcome of branch.outcomes) add(outcome.facts['only if']);
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
  for (const { plots } of world.concerns) for (const { facts } of plots) add(both(facts.when, facts.needs));
  return lists;
}

/** Joins the requirements to see a thing with those to unlock it: both lists have to hold. */
const both = (when: List | undefined, needs: List | undefined): List | undefined =>
  when && needs ? [...when, ...needs] : (when ?? needs);
