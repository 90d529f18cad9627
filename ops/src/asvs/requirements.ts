import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const states = ['tested', 'met', 'decided', 'operator', 'not applicable'] as const;

/**
 * How the game meets a requirement.
 * - tested: tests name the requirement.
 * - met: the design or a document meets it, which no test can show.
 * - decided: not or only partly met, for the stated reason.
 * - operator: the operator of the server must meet it.
 * - not applicable: the game lacks the feature.
 */
export type RequirementState = (typeof states)[number];

/** One requirement, or several with the same chapter, level and state. */
export type Requirement = {
  readonly numbers: readonly string[];
  readonly level: 1 | 2;
  readonly chapter: string;
  readonly state: RequirementState;
  readonly matter: string;
  /** The reason for the state. Empty only for tested requirements. */
  readonly reason: string;
};

const line = /^([\d. ]+) \| ([12]) \| ([a-z ]+) \| (.+?) \|(?: (.*))?$/;

/** @throws Error that quotes a line that is no chapter and no requirement */
export function readRequirements(
  text: string = readFileSync(join(import.meta.dirname, 'requirements.txt'), 'utf8'),
): readonly Requirement[] {
  let chapter = '';
  return text
    .split('\n')
    .filter(Boolean)
    .flatMap((each) => {
      if (each.startsWith('# ')) {
        chapter = each.slice(2);
        return [];
      }
      const [, numbers = '', level, word, matter = '', reason = ''] = line.exec(each) ?? [];
      const state = states.find((known) => known === word);
      if (!state) throw new Error(`requirements.txt: "${each}" is no requirement.`);
      return [{ numbers: numbers.split(' '), level: level === '1' ? 1 : 2, chapter, state, matter, reason }];
    });
}

export const countsOf = (requirements: readonly Requirement[], level: 1 | 2): readonly number[] =>
  states.map((state) =>
    requirements
      .filter((each) => each.level === level && each.state === state)
      .reduce((sum, { numbers }) => sum + numbers.length, 0),
  );
