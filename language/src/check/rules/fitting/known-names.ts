import type { MentionKind } from '../../../meaning/form.ts';
import { namesOf } from '../../../meaning/names-of.ts';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';

/** Everything that is called by name is there. */
export const knownNames: Check = (world) => {
  const names = namesOf(world);
  const isKnown = (kind: MentionKind, name: string): boolean => names[kind].has(name);
  return world.mentions
    .filter(({ kind, name }) => !isKnown(kind, name))
    .map(({ kind, name, at, hint }) => ({
      at,
      message: `unknown ${kind} "${name}".${didYouMean(name, names[kind].keys()) || several(name) || hinted(hint)}`,
    }));
};

/** Two things in one place: each would stand behind a comma of its own. */
const several = (name: string): string =>
  /\d\+? ?(;|&|\||and\b|or\b)/.test(name) ? ' Several are parted by commas, alternatives by " or ".' : '';

const hinted = (hint: string | undefined): string => (hint === undefined ? '' : ` ${hint}`);
