import { isProblem, type Problem, type Words } from './block.ts';
import { cut } from './cut.ts';
import { looseAsterisk, offsetsOf, wrongMark } from './marks.ts';
import { unquoted } from './requirement.ts';
import { looksLikeACase, readCase } from './text-case.ts';
import type { CaseForm, Substitution } from './text-piece.ts';

export type ReadSubstitution = { readonly piece?: Substitution; readonly problems: readonly Problem[] };

/** Reads what stands between the brace at `from` and its partner at `to`. */
export function readSubstitution(words: Words, from: number, to: number): ReadSubstitution {
  const inner = words.text.slice(from + 1, to);
  const wrong = (offset: number, message: string): ReadSubstitution => ({
    problems: [wrongMark(words, offset, message)],
  });
  if (to === words.text.length) return wrong(from, 'this brace is not closed; write \\{ for a plain one');
  if (inner.trim() === '') return wrong(from, 'nothing stands between these braces');
  const [nested] = offsetsOf(inner, '{');
  if (nested !== undefined) {
    return wrong(from + 1 + nested, 'no brace may stand inside another; write \\{ for a plain one');
  }
  if (/\S\s+$/.test(inner) && /^[\p{L}\p{N}"“*{]/u.test(words.text.slice(to + 1))) {
    return wrong(
      to,
      'the space before this brace is dropped, and what follows would stand close; write it after the brace',
    );
  }
  const parts = between(words, from + 1, to, offsetsOf(inner, '|'));
  if (parts.length === 1) return readOne(parts[0] as Words, from);
  if (parts.some(({ text }) => offsetsOf(text, ':').length > 0)) return readCases(parts, from);
  return (
    readAddress(parts, from) ??
    wrong(from, 'forms of address are three, "{he|she|they}"; cases say what they ask, "{Talk 5+: one | other}"')
  );
}

const between = (words: Words, from: number, to: number, bars: readonly number[]): readonly Words[] =>
  [...bars, to - from].map((bar, i) => cut(words, from + (i === 0 ? 0 : (bars[i - 1] ?? 0) + 1), from + bar));

/** A level, an entry of a list, the reader's name, or a case for which there is no other. */
function readOne(part: Words, from: number): ReadSubstitution {
  if (part.text === 'name') return { piece: { kind: 'own name', from }, problems: [] };
  const only = readCase(part);
  if (only && !isProblem(only)) return casesOf([only], undefined, from);
  if (only && looksLikeACase(part)) return { problems: [only] };
  const [head, list] = /^([a-z][a-z-]*) of (?=.)/.exec(part.text) ?? [];
  if (head === undefined || list === undefined) {
    return { piece: { kind: 'level', quality: unquoted(part), from }, problems: [] };
  }
  const quality = unquoted(cut(part, head.length));
  return { piece: { kind: 'entry', list: cut(part, 0, list.length), quality, from }, problems: [] };
}

function readAddress(parts: readonly Words[], from: number): ReadSubstitution | undefined {
  const [gentleman, lady, otherwise, ...more] = parts;
  if (!gentleman || !lady || !otherwise || more.length > 0) return undefined;
  return { piece: { kind: 'address', forms: [gentleman, lady, otherwise], from }, problems: parts.flatMap(looseIn) };
}

/** All but the last ask for something, and the last may. */
function readCases(parts: readonly Words[], from: number): ReadSubstitution {
  const cases = parts.map(readCase);
  const last = parts.at(-1) as Words;
  const isElse = !isCase(cases.at(-1)) && !looksLikeACase(last);
  const asking = isElse ? cases.slice(0, -1) : cases;
  const problems = asking.flatMap((each, i): readonly Problem[] => {
    if (isCase(each)) return [];
    const { at } = parts[i] as Words;
    return [each ?? { at, message: 'only the last case may stand without what it asks and a colon' }];
  });
  return problems.length > 0 ? { problems } : casesOf(asking.filter(isCase), isElse ? last : undefined, from);
}

const isCase = (read: CaseForm | Problem | undefined): read is CaseForm => read !== undefined && !isProblem(read);

const casesOf = (cases: readonly CaseForm[], otherwise: Words | undefined, from: number): ReadSubstitution => ({
  piece: { kind: 'cases', cases, ...(otherwise ? { otherwise } : {}), from },
  problems: [...cases.map(({ text }) => text), ...(otherwise ? [otherwise] : [])].flatMap(looseIn),
});

const looseIn = (words: Words): readonly Problem[] => looseAsterisk(words, offsetsOf(words.text, '*'));
