import type { WrittenOutcome } from '../../../meaning/outcome.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { outcomesOf } from '../../world-index.ts';

const MAX_ALIKE = 2;

/** In one file, at most two results may begin with the same two words, and at most half with "You". */
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

/** In small letters. */
type Opening = { readonly outcome: WrittenOutcome; readonly first?: string; readonly second?: string };

function alike(openings: readonly Opening[]): readonly Problem[] {
  const counts = new Map<string, number>();
  const problems: Problem[] = [];
  for (const { outcome, first, second } of openings) {
    if (second === undefined) continue;
    const words = `${first} ${second}`;
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    if (count <= MAX_ALIKE) continue;
    const message = `${count} results of this file begin with "${words}"; begin this one differently`;
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
          message: `${you.length} of ${openings.length} results begin with "You"; begin half of them differently`,
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
