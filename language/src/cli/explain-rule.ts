import { existsSync, readFileSync } from 'node:fs';
import { allRules } from '../check/all-rules.ts';
import { formRule, numbersRule } from '../check/rule.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import type { CommandContext } from './command-context.ts';

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
