import type { MentionKind } from '../../../meaning/form.ts';
import { namesOf } from '../../../meaning/names-of.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';

export const knownNames: Check = (world) => {
  const names = namesOf(world);
  const isKnown = (kind: MentionKind, name: string): boolean => names[kind].has(name);
  return world.mentions
    .filter(({ kind, name }) => !isKnown(kind, name))
    .map(({ kind, name, at, hint }) => ({
      at,
      message: `unknown ${kind} "${name}".${aroundName(name, names[kind]) || didYouMean(name, names[kind].keys()) || several(name) || hinted(hint)}`,
    }));
};

/** A hint for words around a known name: the one before a condition, or a second amount. */
function aroundName(name: string, known: { readonly has: (name: string) => boolean }): string {
  const [, behindIf = ''] = /^if (.+)$/.exec(name) ?? [];
  if (known.has(behindIf)) return ' Delete the "if": a requirement needs none.';
  const [, first = '', count] = /^(.+?) (\d+) \D/.exec(name) ?? [];
  return known.has(first) ? ` Write a comma after "${first} ${count}".` : '';
}

/** A hint for several names without a comma between them. */
const several = (name: string): string =>
  /\d\+? ?(;|&|\||and\b|or\b)/.test(name) ? ' Separate several names by commas, alternatives by " or ".' : '';

const hinted = (hint: string | undefined): string => (hint === undefined ? '' : ` ${hint}`);
