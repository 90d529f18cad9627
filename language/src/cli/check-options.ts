import { existsSync, readFileSync } from 'node:fs';
import { allRules } from '../check/all-rules.ts';
import { formRule, isIn, numbersRule, type Rule, ruleKinds } from '../check/rule.ts';
import type { Problem } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import type { CommandContext } from './command-context.ts';

/** The problems `check` is to print: those of some rules (`--only`), in some files (`--in`), or all. */
type CheckOptions = { readonly only?: readonly string[]; readonly in?: string };

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
export const problemFilter = ({ only, in: within }: CheckOptions, rules: readonly Rule[]) => {
  const named =
    only &&
    new Set(rules.filter(({ kind, name }) => only.includes(kind) || only.includes(name)).map(({ name }) => name));
  return ({ at, rule = '' }: Problem): boolean =>
    isIn(at, within) && (only === undefined || named?.has(rule) === true || only.includes(rule));
};

/** Every name that a problem can end in. */
export const ruleNames: readonly string[] = [formRule, numbersRule, ...allRules.map(({ name }) => name)];

/** Prints the entry of a rule from the page of the checks, and answers the exit code. */
export function explainRule([name = '']: readonly string[], { checksPage, print }: CommandContext): number {
  const page = checksPage !== undefined && existsSync(checksPage) ? readFileSync(checksPage, 'utf8') : '';
  const entry = entryOf(name, page);
  if (ruleNames.includes(name) && entry) {
    print(entry);
    return 0;
  }
  const missing = name === '' ? 'explain which rule?' : `"${name}" is no rule.${didYouMean(name, ruleNames)}`;
  print(`${missing} Each problem ends in the name of its rule, in brackets: npm run world explain known-names`);
  return 1;
}

/** An entry reaches from its heading to the next one of the same depth or above. */
const entryOf = (name: string, page: string): string | undefined =>
  page
    .split(/^(?=#{2,3} )/m)
    .find((entry) => entry.startsWith(`### ${name}\n`))
    ?.trim();
