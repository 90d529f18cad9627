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

function wrongAnywhere(name: string): string | undefined {
  if (name.includes('*')) return 'a name holds no asterisk';
  return /[{}[\]|]/.test(name) ? 'a name holds no braces, square brackets or bars' : undefined;
}

/** What begins a requirement, a formula or a substitution of its own. */
const BEGINNING = /^(?:no|not|seen|base|stage of) /;

function wrongInLists(name: string): string | undefined {
  if (name.includes(',')) return 'a name holds no comma';
  if (name.includes(' or ')) return 'a name holds no " or "';
  const [beginning] = BEGINNING.exec(name) ?? [];
  if (beginning !== undefined) return `a name does not begin with "${beginning}"`;
  if (/\d\+?$/.test(name)) return 'a name does not end in a number';
  if (/ \d+ (broad|narrow|luck)$/.test(name)) return 'a name does not end like a challenge';
  if (name === 'nowhere') return '"nowhere" stands for no area';
  return name === 'anywhere' ? '"anywhere" stands for every area' : undefined;
}
