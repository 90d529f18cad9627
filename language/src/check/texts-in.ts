import type { WrittenText } from '../meaning/written-text.ts';
import { memoize } from './memoize.ts';
import { type Part, partsOf } from './parts-of.ts';

/** The texts of one thing or part, in the order they are written: its prose first. */
export type PartWithTexts = { readonly part: Part; readonly texts: readonly WrittenText[] };

/** Every text of the world that may depend on who reads it, by what it belongs to. */
export const textsByPart = memoize((world): readonly PartWithTexts[] => {
  const parts: PartWithTexts[] = [];
  for (const part of partsOf(world)) {
    const texts = textsIn(part);
    if (texts.length > 0) parts.push({ part, texts });
  }
  return parts;
});

/** Every text of the world that may depend on who reads it. */
export const allTexts = memoize((world): readonly WrittenText[] => textsByPart(world).flatMap(({ texts }) => texts));

/** The texts of a part: its prose, and those of its facts that are shown as text. */
function textsIn({ prose, facts }: Part): readonly WrittenText[] {
  let texts: WrittenText[] | undefined;
  for (const key in facts) {
    const value = facts[key];
    if (isText(value)) {
      texts ??= [...prose];
      texts.push(value);
    } else if (key === 'told' && Array.isArray(value)) {
      texts ??= [...prose];
      for (const { text } of value) if (isText(text)) texts.push(text);
    }
  }
  return texts ?? prose;
}

const isText = (value: unknown): value is WrittenText =>
  typeof value === 'object' && value !== null && 'pieces' in value && 'words' in value;
