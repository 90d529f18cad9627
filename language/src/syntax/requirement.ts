import { cut, isProblem, type Problem, type Span, type Words } from './block.ts';
import { type FormulaForm, parseFormula } from './formula.ts';
import { splitOutside } from './split-list.ts';

/** A requirement as written. `Name` is the type of its references. Bounds are inclusive. */
export type RequirementForm<Name = Words> = { readonly at: Span } & (
  | LevelForm<Name>
  | ComparedForm<Name>
  /** `isMet` is false for "not seen". */
  | { readonly kind: 'met'; readonly storylet: Name; readonly isMet: boolean }
  | { readonly kind: 'any of'; readonly of: readonly RequirementForm<Name>[] }
);

export type LevelForm<Name = Words> = {
  readonly kind: 'level';
  readonly quality: Name;
  /** If set, the requirement is on the level without worn things. */
  readonly base?: true;
  readonly atLeast?: number;
  readonly atMost?: number;
};

export type ComparedForm<Name = Words> = {
  readonly kind: 'compared';
  readonly quality: Name;
  readonly atLeast?: FormulaForm<Name>;
  readonly atMost?: FormulaForm<Name>;
};

type Range = { readonly atLeast?: number; readonly atMost?: number };

const LEVELS: readonly (readonly [RegExp, (a: number, b: number) => Range])[] = [
  [/^(.+) (\d+)\+$/, (least) => ({ atLeast: least })],
  [/^(.+) under (\d+)$/, (most) => ({ atMost: most - 1 })],
  [/^(.+) (\d+) to (\d+)$/, (least, most) => ({ atLeast: least, atMost: most })],
  [/^(.+) exactly (\d+)$/, (level) => ({ atLeast: level, atMost: level })],
  [/^no (.+)$/, () => ({ atMost: 0 })],
];

const BASE = /^base (?!no )(?=\S)/;

const MET = /^((?:not )?)seen (.+)$/;

const COMPARED = /^(.+?) (at least|at most|over|under|exactly) (?=[[(]|(?:least|most) *\()/;

const one: FormulaForm = { kind: 'number', value: 1 };

const comparisons: Readonly<Record<string, (bound: FormulaForm) => Omit<ComparedForm, 'kind' | 'quality'>>> = {
  'at least': (bound) => ({ atLeast: bound }),
  'at most': (bound) => ({ atMost: bound }),
  over: (bound) => ({ atLeast: { kind: '+', left: bound, right: one } }),
  under: (bound) => ({ atMost: { kind: '-', left: bound, right: one } }),
  exactly: (bound) => ({ atLeast: bound, atMost: bound }),
};

/** Reads a requirement like `Watchful 5+`, or alternatives separated by ` or `. Returns the first problem. */
export function parseRequirement(words: Words): RequirementForm | Problem {
  const alternatives = splitOutside(words, ' or ').map(parseOne);
  const [first, second] = alternatives;
  const problem = alternatives.find(isProblem);
  if (problem) return problem;
  const forms = alternatives.filter((each): each is RequirementForm => !isProblem(each));
  return first && !second ? first : { kind: 'any of', of: forms, at: words.at };
}

/** Reads a requirement of a level. Returns undefined for anything else. */
export function parseLevel(words: Words): (LevelForm & { readonly at: Span }) | undefined {
  if (!BASE.test(words.text)) return parseBounds(words);
  const level = parseBounds(cut(words, 'base '.length));
  return level && { ...level, base: true, at: words.at };
}

function parseBounds(words: Words): (LevelForm & { readonly at: Span }) | undefined {
  const { text } = words;
  for (const [form, range] of LEVELS) {
    const [, name, a, b] = form.exec(text) ?? [];
    if (name === undefined) continue;
    const from = text.indexOf(name, form.source.startsWith('^no ') ? 'no '.length : 0);
    const quality = unquote(cut(words, from, from + name.length));
    return { kind: 'level', quality, ...range(Number(a), Number(b)), at: words.at };
  }
  return undefined;
}

function parseOne(words: Words): RequirementForm | Problem {
  const [, not, title] = MET.exec(words.text) ?? [];
  if (title !== undefined) {
    const storylet = unquote(cut(words, words.text.length - title.length));
    return { kind: 'met', storylet, isMet: not === '', at: words.at };
  }
  return parseCompared(words) ?? parseLevel(words) ?? { at: words.at, message: unreadable(words.text) };
}

function parseCompared(words: Words): RequirementForm | Problem | undefined {
  const [head, name, comparison] = COMPARED.exec(words.text) ?? [];
  const bounded = comparison === undefined ? undefined : comparisons[comparison];
  if (head === undefined || name === undefined || !bounded) return undefined;
  const bound = parseFormula(cut(words, head.length));
  if (isProblem(bound)) return bound;
  return { kind: 'compared', quality: unquote(cut(words, 0, name.length)), ...bounded(bound), at: words.at };
}

export function unquote(words: Words): Words {
  const { text } = words;
  return text.length > 2 && text.startsWith('"') && text.endsWith('"') ? cut(words, 1, text.length - 1) : words;
}

const FORMS =
  '"X 5+", "X under 3", "X 2 to 4", "X exactly 2", "no X", "base X 5+", "X at least [Y]", "seen A Storylet", or some with "or" between';

const NEAR_MISSES: readonly (readonly [RegExp, (name: string, level: number, most: number) => string])[] = [
  [/^(.+?) *(?:at least|>=) *(\d+)$/, (name, level) => `"${name} ${level}+"`],
  [/^(.+?) *(?:over|above|more than|>) *(\d+)$/, (name, level) => `"${name} ${level + 1}+"`],
  [/^(.+?) *(?:at most|<=) *(\d+)$/, (name, level) => `"${name} under ${level + 1}"`],
  [/^(.+?) *(?:below|less than|<) *(\d+)$/, (name, level) => `"${name} under ${level}"`],
  [/^(.+?) *=+ *(\d+)$/, (name, level) => `"${name} exactly ${level}"`],
  [/^(.+?) (\d+) ?(?:-|\.\.+) ?(\d+)$/, (name, least, most) => `"${name} ${least} to ${most}"`],
  [/^not (?!seen\b)(.+)$/, (name) => `"no ${name}" or "not seen ${name}"`],
  [/^(.+?) (\d+)$/, (name, level) => `"${name} ${level}+" or "${name} exactly ${level}"`],
];

function unreadable(text: string): string {
  for (const [form, rightForm] of text.length < 200 ? NEAR_MISSES : []) {
    const [, name, level, most] = form.exec(text) ?? [];
    if (name !== undefined)
      return `"${text}" is not a requirement. Did you mean ${rightForm(name, Number(level), Number(most))}?`;
  }
  return `"${text}" is not a requirement: ${FORMS}`;
}
