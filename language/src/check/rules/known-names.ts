import type { NamedKind } from '../../meaning/form.ts';
import { namesOf } from '../../meaning/names-of.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Rule } from '../rule.ts';

/** Everything that is called by name is there. */
export const knownNames: Rule = (world) => {
  const names = namesOf(world);
  const isKnown = (kind: NamedKind, name: string): boolean => names[kind].has(name);
  return world.mentions
    .filter(({ kind, name }) => !isKnown(kind, name))
    .map(({ kind, name, at, hint }) => ({
      at,
      message: `unknown ${kind} "${name}".${didYouMean(name, names[kind].keys()) || hinted(hint)}`,
    }));
};

const hinted = (hint: string | undefined): string => (hint === undefined ? '' : ` ${hint}`);
