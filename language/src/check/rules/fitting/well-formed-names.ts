import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

/** Names can be told apart from what stands beside them in a fact. */
export const wellFormedNames: Check = (world) => {
  const listed = [...world.settings, ...world.areas, ...world.qualities, ...world.lodgings, ...world.timed];
  const named = [
    ...world.storylets,
    ...branchesOf(world),
    ...world.shops,
    ...world.personas,
    ...world.acts,
    ...world.agents,
    ...world.concerns,
    ...world.concerns.flatMap(({ plots }) => plots),
    ...world.storeItems,
    ...world.snippets,
    ...world.adverts,
    ...world.news,
  ];
  return [...problems(listed, (name) => wrongInLists(name) ?? wrongAnywhere(name)), ...problems(named, wrongAnywhere)];
};

function problems(
  things: readonly { readonly block: Block }[],
  wrong: (name: string) => string | undefined,
): readonly Problem[] {
  const found: Problem[] = [];
  for (const { block } of things) {
    const message = wrong(block.heading.text);
    if (message !== undefined) found.push({ at: block.heading.at, message });
  }
  return found;
}

function wrongAnywhere(name: string): string | undefined {
  if (!/[*{}[\]|]/.test(name)) return undefined;
  return name.includes('*') ? 'a name holds no asterisk' : 'a name holds no braces, square brackets or bars';
}

/** The words that begin a requirement, a formula or a substitution of their own, and so no name. */
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
