import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { Block, Problem, Words } from '../../syntax/block.ts';
import { richText } from '../../syntax/rich-text.ts';
import type { Rule } from '../rule.ts';

// Control characters, marks without width, and marks that turn the direction of writing.
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Every asterisk has its partner, and every character can be seen. */
export const cleanText: Rule = (world) => blocksOf(world).flatMap(problemsIn);

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
  ].map(({ block }) => block);

const MARKED_UP = new Set(['teaser', 'aside', 'note', 'says', 'invitation', 'acceptance', 'won', 'lost']);

function problemsIn({ heading, facts, prose, inner }: Block): readonly Problem[] {
  const markedUp = [...prose, ...facts.filter(({ key }) => MARKED_UP.has(key.text)).map(({ value }) => value)];
  const all = [heading, ...prose, ...facts.map(({ value }) => value)];
  return [...markedUp.flatMap(looseAsterisk), ...all.flatMap(unseen), ...inner.flatMap(problemsIn)];
}

const looseAsterisk = ({ text, at }: Words): readonly Problem[] =>
  text.includes('*') && richText(text).hasLooseAsterisk
    ? [{ at, message: 'an asterisk in this paragraph has no partner; write \\* for a plain one' }]
    : [];

function unseen({ text, at }: Words): readonly Problem[] {
  const found = UNSEEN.exec(text);
  if (!found) return [];
  const code = found[0].codePointAt(0)?.toString(16).padStart(4, '0');
  return [
    {
      at: { ...at, column: at.column + found.index, length: 1 },
      message: `a character that cannot be seen (U+${code})`,
    },
  ];
}
