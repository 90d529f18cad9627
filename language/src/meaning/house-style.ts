import type { Problem, Span } from '../syntax/block.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import { isStyleFile } from './kind-of-file.ts';

/** Rules of taste. They are off in a world that does not ask for them. */
export const tasteRules = [
  'endings-differ',
  'failures-are-told-in-full',
  'habits-vary',
  'kindness-is-rare',
  'narrator-keeps-calm',
  'one-as-if-is-enough',
  'openings-differ',
  'passages-stand-once',
  'prose-lengths',
  'quotes-close',
  'reserved-numbers',
  'results-differ',
  'spelling-is-british',
  'stock-phrases-are-left-out',
  'straight-quotes',
  'words-stand-once',
] as const;
export type TasteRule = (typeof tasteRules)[number];

/** Rules from which a part of the prose can be exempt. */
export const exemptibleRules = [
  'endings-differ',
  'reserved-numbers',
  'passages-stand-once',
  'habits-vary',
  'given-qualities-are-asked',
] as const;
export type ExemptibleRule = (typeof exemptibleRules)[number];

export const ruleLevels = ['error', 'warning', 'off'] as const;
export type RuleLevel = (typeof ruleLevels)[number];

/** A rule that is not a rule of taste always reports errors. */
export const levelOf = (rule: string, { rules }: Pick<HouseStyle, 'rules'>): RuleLevel =>
  isTaste(rule) ? (rules[rule] ?? 'off') : 'error';

const isTaste = (rule: string): rule is TasteRule => tasteRules.some((each) => each === rule);

/** The measurable style rules for a world's prose. Not part of the pack. */
export type HouseStyle = {
  readonly rules: Readonly<Partial<Record<TasteRule, RuleLevel>>>;
  /** Keyed by the number in words. */
  readonly reserved: Readonly<Record<string, ReservedNumber>>;
  readonly money: readonly string[];
  /** Parts older than a rule, keyed by rule. These lists can only shrink. */
  readonly exempt: Readonly<Partial<Record<ExemptibleRule, readonly string[]>>>;
  readonly atFirst: Readonly<Record<string, number>>;
  readonly file?: TextFile;
  /** Problems of the file itself. What is wrong there is ignored. */
  readonly problems: readonly Problem[];
};

/** The number may occur in `phrases` even if the owner's name is missing there. */
export type ReservedNumber = { readonly owner: string; readonly phrases: readonly string[] };

type TextFile = { readonly path: string; readonly text: string };

const nothing: HouseStyle = { rules: {}, reserved: {}, money: [], exempt: {}, atFirst: {}, problems: [] };

/** Reads `house-style.json`, which may be missing. */
export function readHouseStyle(files: readonly TextFile[]): HouseStyle {
  const file = files.find(({ path }) => isStyleFile(path));
  if (!file) return nothing;
  const problem = (written: string, message: string): Problem => ({ at: placeInStyle(written, file), message });
  const written = parse(file.text);
  if (!hasShape(written)) return { ...nothing, file, problems: [problem('{', shape)] };
  return {
    ...nothing,
    ...written,
    file,
    problems: [...unknownKeys(written, problem), ...wrongLevels(written, problem)],
  };
}

type Report = (written: string, message: string) => Problem;

/** Reports keys of the file, of `rules` and of `exempt` that mean nothing. */
function unknownKeys(style: Written, problem: Report): readonly Problem[] {
  const look = (object: object, known: readonly string[], what: string): readonly Problem[] =>
    Object.keys(object)
      .filter((key) => !known.includes(key))
      .map((key) => problem(JSON.stringify(key), `${what} "${key}".${didYouMean(key, known)}`));
  return [
    ...look(style, Object.keys(shapes), 'a house style has no key'),
    ...look(style.rules ?? {}, tasteRules, 'there is no rule of taste called'),
    ...look(style.exempt ?? {}, exemptibleRules, 'no part can be exempt from'),
  ];
}

const wrongLevels = ({ rules = {} }: Written, problem: Report): readonly Problem[] =>
  Object.entries(rules)
    .filter(([, level]) => !ruleLevels.some((each) => each === level))
    .map(([rule, level]) => problem(JSON.stringify(rule), `write "error", "warning" or "off", not "${level}"`));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const areWords = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const each = (fits: (each: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(fits);

const shape =
  'not a valid house style; write a JSON object with "rules" ("error", "warning" or "off" by rule), "reserved" (by number, with "owner" and "phrases"), "money" (a list of words), "exempt" (lists of parts by rule) and "atFirst" (numbers by measure), all optional';

type Written = Partial<Omit<HouseStyle, 'file' | 'problems'>>;

const shapes: Readonly<Record<keyof Written, (value: unknown) => boolean>> = {
  rules: each(isText),
  reserved: each((value) => isObject(value) && isText(value.owner) && areWords(value.phrases)),
  money: areWords,
  exempt: each(areWords),
  atFirst: each((value) => typeof value === 'number'),
};

const hasShape = (value: unknown): value is Written =>
  isObject(value) && Object.entries(shapes).every(([key, fits]) => value[key] === undefined || fits(value[key]));

export function placeInStyle(written: string, { path, text }: TextFile): Span {
  const before = text.slice(0, Math.max(0, text.indexOf(written))).split('\n');
  return { file: path, line: before.length, column: (before.at(-1) ?? '').length + 1, length: written.length };
}
