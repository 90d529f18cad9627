import { namesOfNumbers } from '@underhall/engine';
import { cut, isProblem, type Problem, type Words } from './block.ts';
import { parseRequirement, type RequirementForm, unquote } from './requirement.ts';
import { splitList } from './split-list.ts';
import { type CaseForm, offsetsOf, problemAtMark, type Substitution, unpairedAsterisk } from './text-piece.ts';

type ReadSubstitution = { readonly piece?: Substitution; readonly problems: readonly Problem[] };

/** Reads the substitution between the brace at `from` and the one at `to`. */
export function readSubstitution(words: Words, from: number, to: number): ReadSubstitution {
  const inner = words.text.slice(from + 1, to);
  const wrong = (offset: number, message: string): ReadSubstitution => ({
    problems: [problemAtMark(words, offset, message)],
  });
  if (to === words.text.length) return wrong(from, 'this brace is not closed; write \\{ for a plain one');
  if (inner.trim() === '') return wrong(from, 'these braces are empty; write a name or a case in them');
  const [nested] = offsetsOf(inner, '{');
  if (nested !== undefined) {
    return wrong(from + 1 + nested, 'braces cannot be nested; write \\{ for a plain one');
  }
  if (/\S\s+$/.test(inner) && /^[\p{L}\p{N}"“*{]/u.test(words.text.slice(to + 1))) {
    return wrong(to, 'the space before this brace is dropped; write it after the brace');
  }
  const parts = between(words, from + 1, to, offsetsOf(inner, '|'));
  const [first] = parts as [Words];
  const [ofOther] = /^other\s*:/.exec(first.text) ?? [];
  if (ofOther !== undefined) {
    return (
      readAddress([cut(first, ofOther.length), ...parts.slice(1)], from, 'other') ??
      wrong(from, 'write three forms for the other player: "{other: he|she|they}"')
    );
  }
  if (parts.length === 1) return readOne(first, from);
  if (parts.some(({ text }) => offsetsOf(text, ':').length > 0)) return readCases(parts, from);
  return (
    readAddress(parts, from) ??
    wrong(from, 'write three forms of address, "{he|she|they}", or cases with requirements, "{Talk 5+: one | other}"')
  );
}

const between = (words: Words, from: number, to: number, bars: readonly number[]): readonly Words[] =>
  [...bars, to - from].map((bar, i) => cut(words, from + (i === 0 ? 0 : (bars[i - 1] ?? 0) + 1), from + bar));

function readOne(part: Words, from: number): ReadSubstitution {
  if (namesOfNumbers.includes(part.text)) return { piece: { kind: 'number', name: part.text, from }, problems: [] };
  if (part.text === 'name') return { piece: { kind: 'own name', from }, problems: [] };
  if (part.text === 'other name') return { piece: { kind: 'other name', from }, problems: [] };
  const only = readCase(part);
  if (only && !isProblem(only)) return casesOf([only], undefined, from);
  if (only && looksLikeACase(part)) return { problems: [only] };
  const [head, list] = /^([a-z][a-z-]*) of (?=.)/.exec(part.text) ?? [];
  if (head === undefined || list === undefined) {
    return { piece: { kind: 'level', quality: unquote(part), from }, problems: [] };
  }
  const quality = unquote(cut(part, head.length));
  return { piece: { kind: 'entry', list: cut(part, 0, list.length), quality, from }, problems: [] };
}

function readAddress(parts: readonly Words[], from: number, of?: 'other'): ReadSubstitution | undefined {
  const [gentleman, lady, otherwise, ...more] = parts;
  if (!gentleman || !lady || !otherwise || more.length > 0) return undefined;
  const forms = [gentleman, lady, otherwise] as const;
  return { piece: { kind: 'address', ...(of && { of }), forms, from }, problems: parts.flatMap(looseIn) };
}

/** Only the last case may omit the requirement. */
function readCases(parts: readonly Words[], from: number): ReadSubstitution {
  const cases = parts.map(readCase);
  const last = parts.at(-1) as Words;
  const isElse = !isCase(cases.at(-1)) && !looksLikeACase(last);
  const asking = isElse ? cases.slice(0, -1) : cases;
  const problems = asking.flatMap((each, i): readonly Problem[] => {
    if (isCase(each)) return [];
    const { at } = parts[i] as Words;
    return [each ?? { at, message: 'only the last case may have no requirement and no colon' }];
  });
  return problems.length > 0 ? { problems } : casesOf(asking.filter(isCase), isElse ? last : undefined, from);
}

const isCase = (read: CaseForm | Problem | undefined): read is CaseForm => read !== undefined && !isProblem(read);

const casesOf = (cases: readonly CaseForm[], otherwise: Words | undefined, from: number): ReadSubstitution => ({
  piece: { kind: 'cases', cases, ...(otherwise ? { otherwise } : {}), from },
  problems: [...cases.map(({ text }) => text), ...(otherwise ? [otherwise] : [])].flatMap(looseIn),
});

const looseIn = (words: Words): readonly Problem[] => unpairedAsterisk(words, offsetsOf(words.text, '*'));

/** Maximum characters of the requirements of a case. */
const MAX_REQUIREMENTS_LENGTH = 500;

/**
 * Reads `Talk 5+: One text`. Names may contain colons, so the case is split at the first colon whose preceding text
 * parses as requirements. Returns undefined if there is no colon. If no split is valid, returns the problem at the
 * first colon.
 */
function readCase(part: Words): CaseForm | Problem | undefined {
  let first: Problem | undefined;
  for (const colon of offsetsOf(part.text, ':')) {
    if (colon > MAX_REQUIREMENTS_LENGTH) break;
    if (isInQuotes(part.text, colon)) continue;
    const when = splitList(cut(part, 0, colon)).map(parseRequirement);
    const problem = when.find(isProblem);
    if (!problem) return { when: when as readonly RequirementForm[], text: cut(part, colon + 1) };
    first ??= problem;
  }
  return first;
}

const isInQuotes = (text: string, offset: number): boolean => text.slice(0, offset).split('"').length % 2 === 0;

/**
 * True if the text before the first colon looks like a requirement. Such text is always read as a requirement, even if
 * it is invalid.
 */
const looksLikeACase = ({ text }: Words): boolean => {
  const [colon] = offsetsOf(text, ':');
  return colon !== undefined && /^(?:no|seen|not seen) |[\d+]$/.test(text.slice(0, colon).trim());
};
