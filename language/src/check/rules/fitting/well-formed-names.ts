import { challengeKinds } from '@underhall/engine';
import type { Block, Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { branchesOf } from '../../world-index.ts';

const endsLikeAChallenge = new RegExp(` \\d+ (${challengeKinds.join('|')})$`);

/** Names must not look like the syntax around them. */
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
    ...world.machines,
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
  return name.includes('*')
    ? 'a name must not contain an asterisk; delete it'
    : 'a name must not contain braces, square brackets or bars';
}

/** Words at the start of a requirement, a formula or a substitution. */
const BEGINNING = /^(?:no|not|seen|base|stage of) /;

function wrongInLists(name: string): string | undefined {
  if (name.includes(',')) return 'a name must not contain a comma';
  if (name.includes(' or ')) return 'a name must not contain " or "';
  const [beginning] = BEGINNING.exec(name) ?? [];
  if (beginning !== undefined) return `a name must not begin with "${beginning}"`;
  if (/\d\+?$/.test(name)) return 'a name must not end with a number';
  if (endsLikeAChallenge.test(name)) return 'a name must not end like a challenge';
  if (name === 'nowhere') return '"nowhere" means no area; choose another name';
  return name === 'anywhere' ? '"anywhere" means every area; choose another name' : undefined;
}
