import { type References, skeletons } from '../../../skeleton/skeletons.ts';
import type { Block } from '../../../syntax/block.ts';
import { parseBlocks } from '../../../syntax/parse-blocks.ts';
import type { Check } from '../../rule.ts';
import { partsOf } from '../../world-index.ts';

export const skeletonsAreFilled: Check = (world) =>
  partsOf(world).flatMap(({ block }) =>
    [...block.facts.map(({ value }) => value), ...block.prose]
      .filter(({ text }) => skeletonWords.has(text))
      .map(({ at }) => ({ at, message: 'this is still the text of the skeleton; replace it by your own' })),
  );

/** Facts whose text in a skeleton tells the author what to write. */
const PROSE_FACTS: readonly string[] = ['teaser', 'line', 'invitation', 'acceptance'];

const references: References = { area: 'A', setting: 'A', attribute: 'A', thing: 'A', money: 'A', storylet: 'A' };

const skeletonWords: ReadonlySet<string> = new Set(
  Object.entries(skeletons).flatMap(([kind, { text }]) =>
    parseBlocks(kind, text('A', 'a', references)).blocks.flatMap(wordsOf),
  ),
);

function wordsOf({ facts, prose, inner }: Block): readonly string[] {
  const factTexts = facts.filter(({ key }) => PROSE_FACTS.includes(key)).map(({ value }) => value.text);
  return [...factTexts, ...prose.map(({ text }) => text), ...inner.flatMap(wordsOf)];
}
