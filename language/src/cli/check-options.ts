import { isIn } from '../check/is-in.ts';
import { type Rule, ruleKinds } from '../check/rule.ts';
import type { Problem } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { ruleNames } from './explain-rule.ts';

/** The problems `check` is to print: those of some rules (`--only`), in some files (`--in`), or all. */
export type CheckOptions = { readonly only?: readonly string[]; readonly in?: string };

/** Reads the words behind `check`; words that cannot be read are answered with what to write instead. */
export function readCheckOptions(words: readonly string[], rules: readonly Rule[]): CheckOptions | string {
  let options: CheckOptions = {};
  for (let i = 0; i < words.length; i += 2) {
    const [option = '', value] = [words[i], words[i + 1]];
    if (option !== '--only' && option !== '--in') return `"${option}" is no option of check: it knows --only and --in`;
    if (value === undefined || value.startsWith('--')) return `${option} wants a word behind it${example(option)}`;
    if (option === '--in') options = { ...options, in: value.replace(/^(\.\/)?world\//, '').replace(/\/$/, '') };
    else {
      const names = [...ruleKinds, ...new Set([...ruleNames, ...rules.map(({ name }) => name)])];
      const askedNames = value.split(',').map((name) => name.trim());
      const unknown = askedNames.find((name) => !names.includes(name));
      if (unknown !== undefined) return `"${unknown}" is no rule and no kind of rules.${didYouMean(unknown, names)}`;
      options = { ...options, only: [...(options.only ?? []), ...askedNames] };
    }
  }
  return options;
}

const example = (option: string): string =>
  option === '--in' ? ': check -- --in areas/lampwick' : ': check -- --only prose';

/** The problems that are asked for. Form is asked always where no rule is named: without it nothing else is sure. */
export const isAskedFor = ({ only, in: within }: CheckOptions, rules: readonly Rule[]) => {
  const named =
    only &&
    new Set(rules.filter(({ kind, name }) => only.includes(kind) || only.includes(name)).map(({ name }) => name));
  return ({ at, rule = '' }: Problem): boolean =>
    isIn(at, within) && (only === undefined || named?.has(rule) === true || only.includes(rule));
};
