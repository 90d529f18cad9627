import type { WrittenWorld } from '../../../meaning/read-world.ts';
import type { Problem, Span } from '../../../syntax/block.ts';
import { countWords, maxLengthText } from '../../prose/measure-text.ts';
import type { Check } from '../../rule.ts';
import { branchesOf, outcomesOf, type Part, partsOf } from '../../world-index.ts';

/** In words. Wider than the ranges in the writers' guide. */
type Limits = readonly [least: number, most: number];

const limits = {
  storylet: [15, 160],
  branch: [6, 60],
  result: [25, 220],
  quality: [4, 40],
  area: [8, 60],
  lodging: [8, 60],
  shop: [4, 60],
  act: [4, 60],
  agent: [4, 60],
  concern: [4, 60],
  plot: [6, 60],
  'timed story': [0, 220],
  'store item': [8, 120],
  snippet: [15, 80],
  advert: [3, 30],
  'piece of news': [10, 80],
} as const satisfies Readonly<Record<string, Limits>>;

const lineLimits = {
  teaser: [3, 30],
  aside: [3, 40],
  line: [1, 12],
  locked: [2, 40],
  says: [3, 220],
} as const satisfies Readonly<Record<string, Limits>>;

const titleLimits = { storylet: [1, 12], branch: [1, 12], result: [1, 8] } as const satisfies Readonly<
  Record<string, Limits>
>;

export const proseLengths: Check = (world) => {
  const problems: Problem[] = [];
  for (const [kind, parts] of Object.entries(partsByKind(world))) {
    const limit = limits[kind as keyof typeof limits];
    const what = `this ${kind}`;
    for (const part of parts) {
      // Another rule reports missing prose.
      if (part.block.prose.length > 0) {
        look(what, part.block.prose.map(({ text }) => text).join(' '), limit, part.block.heading.at, problems);
      }
    }
  }
  for (const { block } of world.storylets) title(block.heading.text, titleLimits.storylet, block.heading.at, problems);
  for (const { block } of branchesOf(world)) title(block.heading.text, titleLimits.branch, block.heading.at, problems);
  for (const { block, heading } of outcomesOf(world)) {
    if (heading) title(heading.title, titleLimits.result, block.heading.at, problems);
  }
  for (const { block } of partsOf(world)) {
    for (const { key, value } of block.facts) {
      const line = LINES.get(key);
      if (line) look(line.what, value.text, line.limit, value.at, problems);
    }
  }
  return problems;
};

const LINES: ReadonlyMap<string, { readonly what: string; readonly limit: Limits }> = new Map(
  Object.entries(lineLimits).map(([key, limit]) => [key, { what: `"${key}"`, limit }]),
);

const partsByKind = (world: WrittenWorld): Readonly<Record<keyof typeof limits, readonly Part[]>> => ({
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
  'store item': world.storeItems,
  snippet: world.snippets,
  advert: world.adverts,
  'piece of news': world.news,
});

const title = (text: string, limit: Limits, at: Span, problems: Problem[]): void =>
  look('this title', text, limit, at, problems);

function look(what: string, text: string, [least, most]: Limits, at: Span, problems: Problem[]): void {
  const total = countWords(text);
  // A player sees only one case of each substitution, so the longest counts.
  const words = total > most ? countWords(maxLengthText(text)) : total;
  if (words >= least && words <= most) return;
  const fix = words < least ? `write at least ${least}` : `write at most ${most}`;
  problems.push({ at, message: `${what} has ${words === 1 ? '1 word' : `${words} words`}; ${fix}` });
}
