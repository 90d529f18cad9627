import { describeFault, readText } from '@underhall/contract/read-text';
import type { TextRule } from '@underhall/contract/typed-texts';
import { Refused } from './failures.ts';

/** The typed text as stored. Throws `Refused` with what is wrong with it. */
export function fitText(rule: TextRule, typed: string): string {
  const { text, fault } = readText(rule, typed);
  if (fault) throw new Refused(describeFault(rule, fault));
  return text;
}
