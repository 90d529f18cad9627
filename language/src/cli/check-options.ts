import { existsSync, readFileSync } from 'node:fs';
import { allRules } from '../check/all-rules.ts';
import { formRule, isIn, numbersRule, type Rule, ruleKinds } from '../check/rule.ts';
import type { Problem } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import type { CommandContext } from './command-context.ts';

/**
 * The options of `check`: rule names or kinds (`--only`), and a folder or file (`--in`). `--all` also applies the rules
 * of taste that the world has turned off; `--only` implies it.
 */
type CheckOptions = { readonly only?: readonly string[]; readonly in?: string; readonly all?: boolean };

/** Reads the arguments of `check`. Returns a message if they are invalid. */
export function readCheckOptions(words: readonly string[], rules: readonly Rule[]): CheckOptions | string {
  let options: CheckOptions = {};
  const rest = words.filter((word) => word !== '--all');
  if (rest.length < words.length) options = { all: true };
  for (let i = 0; i < rest.length; i += 2) {
    const [option = '', value] = [rest[i], rest[i + 1]];
    if (option !== '--only' && option !== '--in')
      return `unknown option "${option}"; check takes --all, --only and --in`;
    if (value === undefined || value.startsWith('--')) return `${option} needs a value${example(option)}`;
    if (option === '--in') options = { ...options, in: value.replace(/^(\.\/)?world\//, '').replace(/\/$/, '') };
    else {
      const names = [...ruleKinds, ...new Set([...ruleNames, ...rules.map(({ name }) => name)])];
      const requestedNames = value.split(',').map((name) => name.trim());
      const unknown = requestedNames.find((name) => !names.includes(name));
      if (unknown !== undefined)
        return `"${unknown}" is neither a rule nor a kind of rule.${didYouMean(unknown, names)}`;
      options = { ...options, all: true, only: [...(options.only ?? []), ...requestedNames] };
    }
  }
  return options;
}

const example = (option: string): string =>
  option === '--in' ? ': check -- --in areas/square' : ': check -- --only prose';

/** With `--only`, syntax errors count only if `form` is named. */
export const problemFilter = ({ only, in: within }: CheckOptions, rules: readonly Rule[]) => {
  const named =
    only &&
    new Set(rules.filter(({ kind, name }) => only.includes(kind) || only.includes(name)).map(({ name }) => name));
  return ({ at, rule = '' }: Problem): boolean =>
    isIn(at, within) && (only === undefined || named?.has(rule) === true || only.includes(rule));
};

export const ruleNames: readonly string[] = [formRule, numbersRule, ...allRules.map(({ name }) => name)];

/** Returns the exit code. */
export function explainRule([name = '']: readonly string[], { checksPage, print }: CommandContext): number {
  const page = checksPage !== undefined && existsSync(checksPage) ? readFileSync(checksPage, 'utf8') : '';
  const entry = entryOf(name, page);
  if (ruleNames.includes(name) && entry) {
    print(entry);
    return 0;
  }
  const missing = name === '' ? 'name a rule.' : `unknown rule "${name}".${didYouMean(name, ruleNames)}`;
  print(`${missing} Each problem ends with the name of its rule in brackets: npm run world explain known-names`);
  return 1;
}

/** An entry ends before the next heading of the same or a higher level. */
const entryOf = (name: string, page: string): string | undefined =>
  page
    .split(/^(?=#{2,3} )/m)
    .find((entry) => entry.startsWith(`### ${name}\n`))
    ?.trim();
