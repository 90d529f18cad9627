import type { OutcomeWritten } from '../../meaning/outcome.ts';
import type { Problem } from '../../syntax/block.ts';
import { outcomesOf } from '../parts-of.ts';
import type { Rule } from '../rule.ts';

const MOST_ALIKE = 2;

/** The results of one file do not begin alike: no two words more than twice, and "You" at most half of them. */
export const openingsDiffer: Rule = (world) => {
  const byFile = new Map<string, OutcomeWritten[]>();
  for (const outcome of outcomesOf(world)) {
    const { file } = outcome.block.heading.at;
    const others = byFile.get(file);
    if (others) others.push(outcome);
    else byFile.set(file, [outcome]);
  }
  return [...byFile.values()].flatMap((outcomes) => [...alike(outcomes), ...youAgain(outcomes)]);
};

function alike(outcomes: readonly OutcomeWritten[]): readonly Problem[] {
  const told = new Map<string, number>();
  return outcomes.flatMap((outcome) => {
    const opening = openingOf(outcome);
    if (opening.length < 2) return [];
    const words = opening.join(' ');
    const count = (told.get(words) ?? 0) + 1;
    told.set(words, count);
    if (count <= MOST_ALIKE) return [];
    const message = `${count} results of this file begin with "${words}"; begin this one otherwise`;
    return [{ at: placeOf(outcome), message }];
  });
}

function youAgain(outcomes: readonly OutcomeWritten[]): readonly Problem[] {
  const you = outcomes.filter((outcome) => openingOf(outcome)[0] === 'you');
  const [, , third] = you;
  return third && you.length * 2 > outcomes.length
    ? [
        {
          at: placeOf(third),
          message: `${you.length} of ${outcomes.length} results begin with "You"; begin half of them otherwise`,
        },
      ]
    : [];
}

const FIRST_TWO = /^[^\p{L}\p{N}]*([\p{L}\p{N}'-]+)(?:[^\p{L}\p{N}'-]+([\p{L}\p{N}'-]+))?/u;

/** The first two words, in small letters. */
const openingOf = ({ block }: OutcomeWritten): readonly string[] =>
  (FIRST_TWO.exec(block.prose[0]?.text ?? '') ?? []).slice(1).flatMap((word) => word?.toLowerCase() ?? []);

const placeOf = ({ block }: OutcomeWritten) => block.prose[0]?.at ?? block.heading.at;
