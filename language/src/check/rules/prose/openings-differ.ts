import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

const MOST_ALIKE = 2;

/** The results of one file do not begin alike: no two words more than twice, and "You" at most half of them. */
export const openingsDiffer: Check = (world) => {
  const byFile = new Map<string, Opening[]>();
  for (const outcome of outcomesOf(world)) {
    const { file } = outcome.block.heading.at;
    const others = byFile.get(file);
    if (others) others.push(openingOf(outcome));
    else byFile.set(file, [openingOf(outcome)]);
  }
  const problems: Problem[] = [];
  for (const openings of byFile.values()) problems.push(...alike(openings), ...youAgain(openings));
  return problems;
};

/** The first two words of a result, in small letters; as many of them as there are. */
type Opening = { readonly outcome: WrittenOutcome; readonly first?: string; readonly second?: string };

function alike(openings: readonly Opening[]): readonly Problem[] {
  const tellings = new Map<string, number>();
  const problems: Problem[] = [];
  for (const { outcome, first, second } of openings) {
    if (second === undefined) continue;
    const words = `${first} ${second}`;
    const count = (tellings.get(words) ?? 0) + 1;
    tellings.set(words, count);
    if (count <= MOST_ALIKE) continue;
    const message = `${count} results of this file begin with "${words}"; begin this one otherwise`;
    problems.push({ at: placeOf(outcome), message });
  }
  return problems;
}

function youAgain(openings: readonly Opening[]): readonly Problem[] {
  const you = openings.filter(({ first }) => first === 'you');
  const [, , third] = you;
  return third && you.length * 2 > openings.length
    ? [
        {
          at: placeOf(third.outcome),
          message: `${you.length} of ${openings.length} results begin with "You"; begin half of them otherwise`,
        },
      ]
    : [];
}

const FIRST_TWO = /^[^\p{L}\p{N}]*([\p{L}\p{N}'-]+)(?:[^\p{L}\p{N}'-]+([\p{L}\p{N}'-]+))?/u;

function openingOf(outcome: WrittenOutcome): Opening {
  const [, first, second] = FIRST_TWO.exec(outcome.block.prose[0]?.text ?? '') ?? [];
  return {
    outcome,
    ...(first === undefined ? {} : { first: first.toLowerCase() }),
    ...(second === undefined ? {} : { second: second.toLowerCase() }),
  };
}

const placeOf = ({ block }: WrittenOutcome) => block.prose[0]?.at ?? block.heading.at;
