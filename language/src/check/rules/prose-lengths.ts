import { placeOf } from '../../meaning/read-facts.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { Problem, Span } from '../../syntax/block.ts';
import { branchesOf, outcomesOf, type Part, partsOf } from '../parts-of.ts';
import { countWords, wordsOf } from '../prose/count-words.ts';
import { type Limits, limits, lineLimits, titleLimits } from '../prose/limits.ts';
import type { Rule } from '../rule.ts';

/** Nothing is told in fewer words than it needs, nor in more than anybody reads. */
export const proseLengths: Rule = (world) => [...prose(world), ...titles(world), ...lines(world)];

const prose = (world: WrittenWorld): readonly Problem[] => {
  const kinds: Readonly<Record<keyof typeof limits, readonly Part[]>> = {
    storylet: world.storylets,
    branch: branchesOf(world),
    result: outcomesOf(world),
    quality: world.qualities,
    area: world.areas,
    lodging: world.lodgings,
    shop: world.shops,
    act: world.acts,
    agent: world.agents,
    concern: world.concerns,
    plot: world.concerns.flatMap(({ plots }) => plots),
    'timed story': world.timed,
  };
  return Object.entries(kinds).flatMap(([kind, parts]) =>
    parts
      // What is not told at all is another check's business.
      .filter(({ block }) => block.prose.length > 0)
      .flatMap((part) =>
        outside(`this ${kind}`, wordsOf(part), limits[kind as keyof typeof limits], part.block.heading.at),
      ),
  );
};

const titles = (world: WrittenWorld): readonly Problem[] => [
  ...world.storylets.flatMap(({ block: { heading } }) => titled(heading.text, titleLimits.storylet, heading.at)),
  ...branchesOf(world).flatMap(({ block: { heading } }) => titled(heading.text, titleLimits.branch, heading.at)),
  ...outcomesOf(world).flatMap(({ heading, block }) =>
    titled(heading?.title ?? '', titleLimits.result, block.heading.at),
  ),
];

const titled = (title: string, limit: Limits, at: Span): readonly Problem[] =>
  title === '' ? [] : outside('this title', countWords(title), limit, at);

const lines = (world: WrittenWorld): readonly Problem[] =>
  partsOf(world).flatMap(({ block, facts }) =>
    (Object.keys(lineLimits) as (keyof typeof lineLimits)[]).flatMap((key) => {
      if (facts[key] === undefined) return [];
      const at = placeOf(block, key);
      const value = block.facts.find((fact) => fact.key.text === key)?.value.text ?? '';
      return outside(`"${key}"`, countWords(value), lineLimits[key], at);
    }),
  );

function outside(what: string, words: number, [least, most]: Limits, at: Span): readonly Problem[] {
  if (words < least) return [{ at, message: `${what} has ${counted(words)}; write ${least} at least` }];
  return words > most ? [{ at, message: `${what} has ${counted(words)}; keep to ${most}` }] : [];
}

const counted = (words: number): string => (words === 1 ? '1 word' : `${words} words`);
