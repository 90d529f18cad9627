import type { Problem, Span } from '../syntax/block.ts';
import { isStyleFile } from './kind-of-file.ts';

/** The measurable style rules for a world's prose. Not part of the pack. */
export type HouseStyle = {
  /** Keyed by the number in words. */
  readonly reserved: Readonly<Record<string, ReservedNumber>>;
  readonly money: readonly string[];
  /** Parts older than a rule, keyed by rule. These lists can only shrink. */
  readonly exempt: Readonly<Record<string, readonly string[]>>;
  readonly atFirst: Readonly<Record<string, number>>;
  readonly file?: TextFile;
};

/** The number may occur in `phrases` even if the owner's name is missing there. */
export type ReservedNumber = { readonly owner: string; readonly phrases: readonly string[] };

type TextFile = { readonly path: string; readonly text: string };

const NOTHING: HouseStyle = { reserved: {}, money: [], exempt: {}, atFirst: {} };

/** Reads `house-style.json`, which may be missing. */
export function readHouseStyle(files: readonly TextFile[], report: (problem: Problem) => void): HouseStyle {
  const file = files.find(({ path }) => isStyleFile(path));
  if (!file) return NOTHING;
  const written = parse(file.text);
  if (isHouseStyle(written)) return { ...NOTHING, ...written, file };
  report({
    at: placeInStyle('{', file),
    message:
      'not a valid house style; write a JSON object with "reserved" (by number, with "owner" and "phrases"), "money" (a list of words), "exempt" (lists of parts by rule) and "atFirst" (numbers by measure), all optional',
  });
  return NOTHING;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areWords = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isEach = (value: unknown, fits: (each: unknown) => boolean): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(fits));

const isHouseStyle = (value: unknown): value is Partial<HouseStyle> =>
  isObject(value) &&
  isEach(value.reserved, (each) => isObject(each) && typeof each.owner === 'string' && areWords(each.phrases)) &&
  (value.money === undefined || areWords(value.money)) &&
  isEach(value.exempt, areWords) &&
  isEach(value.atFirst, (each) => typeof each === 'number');

export function placeInStyle(written: string, { path, text }: TextFile): Span {
  const before = text.slice(0, Math.max(0, text.indexOf(written))).split('\n');
  return { file: path, line: before.length, column: (before.at(-1) ?? '').length + 1, length: written.length };
}
