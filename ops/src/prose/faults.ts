import { basename } from 'node:path';
import { isOfArea } from './files.ts';
import { lineBreaks, type Passage, sentencesOf, withoutQuotations } from './passage.ts';
import type { SourceText } from './read-source.ts';
import { bannedPhrases, bareNames, limitPrefixes, namesThatStay, refusedPatterns, type Term, terms } from './words.ts';

type Rule = 'bare name' | 'limit name' | 'long sentence' | 'long title' | 'phrase' | 'term' | 'wording';

export type Fault = { readonly path: string; readonly line: number; readonly rule: Rule; readonly text: string };

export const maxWordsInSentence = 25;
export const maxTitleLength = 100;

const asPattern = (phrases: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.map((phrase) => phrase.replaceAll(' ', '\\s+')).join('|')})\\b`, 'gi');

const banned = asPattern(bannedPhrases);
const patterns = new Map(terms.map((term) => [term, asPattern(term.forms)]));

/** The faults of a file, ordered by line. Which terms are refused depends on `path`. */
export function faultsOf(path: string, { passages, names }: SourceText): readonly Fault[] {
  const here = terms.filter(({ paths }) => paths.some((area) => isOfArea(path, area)));
  const fileName = basename(path).replace(/\.(?:test\.|journey\.|long\.test\.)?[a-z]+$/, '');
  const nameOfFile = { line: 1, name: fileName, isExported: true };
  const inNames = (path.endsWith('.md') ? [] : [nameOfFile, ...names]).flatMap(({ line, name, isExported }) =>
    faultsOfName(name, isExported, here).map((fault) => ({ path, line, ...fault })),
  );
  const inTexts = passages.flatMap((passage) => faultsOfPassage(passage, here).map((fault) => ({ path, ...fault })));
  return [...inNames, ...inTexts].sort((a, b) => a.line - b.line);
}

function faultsOfName(
  name: string,
  isExported: boolean,
  here: readonly Term[],
): readonly Omit<Fault, 'path' | 'line'>[] {
  if (namesThatStay.has(name)) return [];
  const parts = partsOf(name);
  const isLimit = parts.length > 1 && limitPrefixes.includes(parts[0] ?? '');
  return [
    ...(isExported && bareNames.has(parts.join('')) ? [{ rule: 'bare name', text: name } as const] : []),
    ...(isExported && isLimit ? [{ rule: 'limit name', text: `${name}: say max or min` } as const] : []),
    ...here
      .filter(({ forms }) => parts.some((part) => forms.includes(part)))
      .map(({ instead }) => ({ rule: 'term', text: `${name}: say ${instead}` }) as const),
  ];
}

/** The words of a name in camel case, kebab case or capitals, in lower case. */
const partsOf = (name: string): readonly string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());

function faultsOfPassage(passage: Passage, here: readonly Term[]): readonly Omit<Fault, 'path'>[] {
  const text = withoutQuotations(passage.text);
  const lineAt = (index: number): number => passage.line + lineBreaks(text.slice(0, index));
  const phrases = [...text.matchAll(banned)].map(({ 0: phrase, index }) => ({
    line: lineAt(index),
    rule: 'phrase' as const,
    text: around(text, index, phrase),
  }));
  const wrong = passage.kind === 'message' ? [] : here.flatMap((term) => usesOf(term, text));
  return [
    ...phrases,
    ...wrong.map(({ at, use, term }) => ({
      line: lineAt(at),
      rule: 'term' as const,
      text: `${around(text, at, use)}: say ${term.instead}`,
    })),
    ...(passage.kind === 'title' ? faultsOfTitle(passage) : []),
    ...(passage.kind === 'comment' || passage.kind === 'doc'
      ? [...wordingFaults(passage), ...longSentences(passage)]
      : []),
  ];
}

function usesOf(term: Term, text: string): readonly { at: number; use: string; term: Term }[] {
  const plain =
    term.allowed.length > 0 ? text.replace(asPattern(term.allowed), (phrase) => phrase.replace(/\S/g, '-')) : text;
  return [...plain.matchAll(patterns.get(term) ?? banned)].map(({ 0: use, index }) => ({ at: index, use, term }));
}

const around = (text: string, at: number, phrase: string): string =>
  `${at > 30 ? '…' : ''}${text.slice(Math.max(0, at - 30), at + phrase.length + 20)}`.replace(/\s+/g, ' ').trim();

function faultsOfTitle({ line, text }: Passage): readonly Omit<Fault, 'path'>[] {
  const title = text.replace(/\s*\[C-[^\]]*\]/g, '');
  return title.length > maxTitleLength
    ? [{ line, rule: 'long title', text: `${title.length} characters: ${title}` }]
    : [];
}

const longSentences = (passage: Passage): readonly Omit<Fault, 'path'>[] =>
  sentencesOf(passage)
    .filter(({ words }) => words > maxWordsInSentence)
    .map(({ line, words, text }) => ({
      line,
      rule: 'long sentence',
      text: `${words} words: ${text.replace(/\s+/g, ' ').slice(0, 80)}…`,
    }));

const wordingFaults = (passage: Passage): readonly Omit<Fault, 'path'>[] =>
  sentencesOf(passage).flatMap(({ line, text }) => {
    const plain = withoutQuotations(text).replace(/\s+/g, ' ').trim();
    return refusedPatterns
      .filter(({ pattern }) => pattern.test(plain))
      .map(({ instead }) => ({ line, rule: 'wording', text: `${plain.slice(0, 60)}…: say ${instead}` }) as const);
  });
