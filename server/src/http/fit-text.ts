import { describeFault, readText } from '@underhall/contract/read-text';
import type { TextRule } from '@underhall/contract/typed-texts';
import { Refused } from './failures.ts';

/** Returns a typed text in its stored form. Throws `Refused` with the text's fault. */
export function fitText(rule: TextRule, typed: string): string {
  const { text, fault } = readText(rule, typed);
  if (fault) throw new Refused(describeFault(rule, fault));
  return text;
}
