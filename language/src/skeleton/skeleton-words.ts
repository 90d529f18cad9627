import type { Block } from '../syntax/block.ts';
import { parseBlocks } from '../syntax/parse-blocks.ts';
import { type References, skeletons } from './skeletons.ts';

/** Facts of a skeleton whose value is prose that says what to write. */
const TOLD_FACTS: readonly string[] = ['teaser', 'line', 'invitation', 'acceptance'];

const references: References = { area: 'A', setting: 'A', attribute: 'A', thing: 'A', money: 'A', storylet: 'A' };

/** All prose that a skeleton brings along in order to be written anew. */
export const skeletonWords: ReadonlySet<string> = new Set(
  Object.entries(skeletons).flatMap(([kind, { text }]) =>
    parseBlocks(kind, text('A', 'a', references)).blocks.flatMap(wordsOf),
  ),
);

function wordsOf({ facts, prose, inner }: Block): readonly string[] {
  const factTexts = facts.filter(({ key }) => TOLD_FACTS.includes(key)).map(({ value }) => value.text);
  return [...factTexts, ...prose.map(({ text }) => text), ...inner.flatMap(wordsOf)];
}
