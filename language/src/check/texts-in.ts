import type { WrittenText } from '../meaning/told-text.ts';
import { once } from './once.ts';
import { type Part, partsOf } from './parts-of.ts';

/** The texts of one thing: its prose, and those of its facts that are told as text. */
export function textsIn({ prose, facts }: Part): readonly WrittenText[] {
  const told: WrittenText[] = [...prose];
  for (const key in facts) {
    const value = facts[key];
    if (isText(value)) told.push(value);
    else if (key === 'told' && Array.isArray(value)) told.push(...value.map(({ text }) => text).filter(isText));
  }
  return told;
}

/** Every text of the world that may depend on who reads it. */
export const allTexts = once((world): readonly WrittenText[] => partsOf(world).flatMap(textsIn));

const isText = (value: unknown): value is WrittenText =>
  typeof value === 'object' && value !== null && 'pieces' in value && 'words' in value;
