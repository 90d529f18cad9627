import type { Block } from '../../syntax/block.ts';
import type { Rule } from '../rule.ts';

/** Names can be told apart from what stands beside them in a fact. */
export const wellFormedNames: Rule = (world) => {
  const listed = [...world.settings, ...world.areas, ...world.qualities, ...world.lodgings, ...world.timed];
  const told = [
    ...world.storylets,
    ...world.storylets.flatMap(({ branches }) => branches),
    ...world.shops,
    ...world.personas,
    ...world.acts,
    ...world.agents,
    ...world.concerns,
    ...world.concerns.flatMap(({ plots }) => plots),
  ];
  return [
    ...listed.flatMap(({ block }) =>
      problem(block, wrongInLists(block.heading.text) ?? wrongAnywhere(block.heading.text)),
    ),
    ...told.flatMap(({ block }) => problem(block, wrongAnywhere(block.heading.text))),
  ];
};

const problem = ({ heading }: Block, message: string | undefined) => (message ? [{ at: heading.at, message }] : []);

const wrongAnywhere = (name: string): string | undefined =>
  name.includes('*') ? 'a name holds no asterisk' : undefined;

function wrongInLists(name: string): string | undefined {
  if (name.includes(',')) return 'a name holds no comma';
  if (name.startsWith('no ')) return 'a name does not begin with "no "';
  if (/\d\+?$/.test(name)) return 'a name does not end in a number';
  if (/ \d+ (broad|narrow|luck)$/.test(name)) return 'a name does not end like a challenge';
  return name === 'anywhere' ? '"anywhere" stands for every area' : undefined;
}
