import { type CategoryName, isCategoryName } from './category.ts';
import type { Sheet } from './on-sheet.ts';

/** The specification of an icon: a game-icons glyph on the ground of a category. */
export interface IconSpec {
  readonly glyph: string;
  readonly category: CategoryName;
  /** 1 by default: the glyph fills its place on the card. */
  readonly size?: number;
  /** By how much each line of a thin glyph grows, in parts of 512. */
  readonly bold?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly mirrored?: boolean;
  /** The glyph is printed on a sheet. */
  readonly sheet?: Sheet;
  /** An area banner seen faintly behind the glyph, so that a story belongs to its place. */
  readonly scene?: string;
}

export function iconSpec(name: string, value: unknown): IconSpec {
  if (typeof value !== 'object' || value === null) throw new Error(`Icon ${name}: not an object`);
  const { glyph, category, ...rest } = value as Record<string, unknown>;
  if (typeof glyph !== 'string') throw new Error(`Icon ${name}: no glyph`);
  if (typeof category !== 'string' || !isCategoryName(category)) throw new Error(`Icon ${name}: no known category`);
  return { glyph, category, ...extras(name, rest) };
}

function extras(name: string, rest: Record<string, unknown>): Omit<IconSpec, 'glyph' | 'category'> {
  for (const [key, value] of Object.entries(rest)) {
    if (typeof value !== KINDS[key]) throw new Error(`Icon ${name}: ${key} is not understood`);
  }
  return rest;
}

const KINDS: Readonly<Record<string, string>> = {
  size: 'number',
  bold: 'number',
  turn: 'number',
  mirrored: 'boolean',
  sheet: 'string',
  scene: 'string',
};
