import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { type Block, type Problem, placeIn, type Words } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { filesWith } from '../../texts-in.ts';

// Control characters, zero-width characters and marks for the writing direction. Lines of verse end in a line break.
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029](?<!\n)/u;

// The same characters, but line ends are allowed.
const UNSEEN_IN_FILES = /[\p{Cc}\p{Cf}\u2028\u2029](?<!\n|\r(?=\n))/u;

export const cleanText: Check = (world) => {
  const files = filesWith(UNSEEN_IN_FILES, world);
  return files.size === 0 ? [] : blocksOf(world).flatMap(problemsIn);
};

const blocksOf = (world: WrittenWorld): readonly Block[] =>
  [
    ...world.packs,
    ...world.settings,
    ...world.areas,
    ...world.qualities,
    ...world.lodgings,
    ...world.storylets,
    ...world.timed,
    ...world.shops,
    ...world.personas,
    ...world.acts,
    ...world.agents,
    ...world.concerns,
    ...world.storeItems,
    ...world.snippets,
    ...world.adverts,
    ...world.news,
    ...world.pages,
  ].map(({ block }) => block);

function problemsIn({ heading, facts, prose, inner }: Block): readonly Problem[] {
  const all = [heading, ...prose, ...facts.map(({ value }) => value)];
  return [...all.flatMap(unseen), ...inner.flatMap(problemsIn)];
}

function unseen(words: Words): readonly Problem[] {
  const found = UNSEEN.exec(words.text);
  if (!found) return [];
  const code = found[0].codePointAt(0)?.toString(16).padStart(4, '0');
  return [{ at: placeIn(words, found.index), message: `this character is invisible (U+${code}); delete it` }];
}
