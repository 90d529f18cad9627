import { parseArgs } from 'node:util';
import { didYouMean } from '@underhall/language';
import { CannotDo, type Deed, type DeedGiven } from '@underhall/server';
import { usageOf } from './help.ts';

/** The words behind the name of a deed, understood. */
export type WordsRead = { readonly given: DeedGiven; readonly reason: string; readonly isJson: boolean };

/** The deed of this name. Throws `CannotDo` with the nearest there is. */
export function deedNamed(name: string, deeds: readonly Deed[]): Deed {
  const deed = deeds.find((each) => each.name === name);
  if (deed) return deed;
  const hint = didYouMean(
    name,
    deeds.map((each) => each.name),
  );
  throw new CannotDo(`There is no "${name}" here.${hint} "npm run admin" lists what there is.`);
}

/** Reads the words of a deed. Throws `CannotDo` where they do not fit it, with the way it is written. */
export function readWords(deed: Deed, words: readonly string[]): WordsRead {
  const options = deed.options ?? [];
  const known = {
    ...Object.fromEntries(options.map(({ name, takes }) => [name, { type: takes ? 'string' : 'boolean' } as const])),
    reason: { type: 'string' } as const,
    json: { type: 'boolean' } as const,
  };
  const read = parsed(deed, words, known);
  const { reason = '', json, ...values } = read.values;
  return {
    given: { ...values, ...inPlace(deed, read.positionals) } as DeedGiven,
    reason: String(reason),
    isJson: json === true,
  };
}

type KnownOptions = Record<string, { readonly type: 'string' | 'boolean' }>;

function parsed(deed: Deed, words: readonly string[], options: KnownOptions) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (failure) {
    const [, option] = /option '--?([\w-]+)/.exec((failure as Error).message) ?? [];
    const hint = option === undefined || option in options ? '' : didYouMean(option, Object.keys(options));
    const what =
      option === undefined || option in options
        ? (failure as Error).message
        : `--${option} is nothing that ${deed.name} knows.`;
    throw new CannotDo(`${what}${hint}\n${usageOf(deed)}`);
  }
}

/** The words in their places. One name may be of several words where the deed takes only that. */
function inPlace({ takes = [], ...deed }: Deed, words: readonly string[]): DeedGiven {
  const placed = takes.length === 1 && words.length > 1 ? [words.join(' ')] : words;
  const missing = takes[placed.length];
  if (missing && !missing.isOptional)
    throw new CannotDo(
      `${deed.name} wants to be told ${missing.name}: ${missing.about}.\n${usageOf({ takes, ...deed } as Deed)}`,
    );
  if (placed.length > takes.length)
    throw new CannotDo(
      `${deed.name} takes ${takes.length === 0 ? 'no words' : `${takes.length} at most`}, and "${placed[takes.length]}" is one more. A name of several words stands between quotation marks.\n${usageOf({ takes, ...deed } as Deed)}`,
    );
  return Object.fromEntries(takes.flatMap(({ name }, at) => (placed[at] === undefined ? [] : [[name, placed[at]]])));
}
