import type { SourceFile } from '../../../meaning/read-file.ts';
import type { WrittenWorld } from '../../../meaning/read-world.ts';
import { type Block, type Problem, placeIn, type Span, type Words } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';
import { filesWith } from '../../texts-in.ts';

// Control characters, zero-width characters and marks for the writing direction. Lines of verse end in a line break.
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029](?<!\n)/u;

// The same characters, but line ends are allowed.
const UNSEEN_IN_FILES = /[\p{Cc}\p{Cf}\u2028\u2029](?<!\n|\r(?=\n))/u;

export const cleanText: Check = (world) => {
  const files = filesWith(UNSEEN_IN_FILES, world);
  if (files.size === 0) return [];
  const formatting = world.files.filter(({ path }) => files.has(path)).flatMap(formattingIn);
  return [...formatting, ...blocksOf(world).flatMap(problemsIn)];
};

/** The reader leaves these out, so they are only in the files. Reports the first of each line. */
const formattingIn = ({ path, text }: SourceFile): readonly Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const found = /\p{Cf}/u.exec(line);
    return found ? [problemAt({ file: path, line: index + 1, column: found.index + 1, length: 1 }, found[0])] : [];
  });

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
    ...world.machines,
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
  return found ? [problemAt(placeIn(words, found.index), found[0])] : [];
}

function problemAt(at: Span, character: string): Problem {
  const code = character.codePointAt(0)?.toString(16).padStart(4, '0');
  return { at, message: `this character is invisible (U+${code}); delete it` };
}
