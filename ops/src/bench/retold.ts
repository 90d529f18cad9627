import type { Words } from '@underhall/language';

/** The words from one that is another in each copy to the next. */
const EVERY = 2;

const WORD = /[\p{L}\p{N}'-]+/gu;

/** Text in braces before a colon, or alone, which is for the compiler; the rest is told. A later case may have no condition. */
const FOR_THE_COMPILER = /(\{[^{}:|]*[:}]|\|(?=[^{}:|]*(?:\d|\bseen [A-Z]))[^{}:|]*:)/;

/**
 * The same paragraph in other words, as many: every few words one has the number of the copy behind it, in letters. So
 * next to no passage is told in two copies.
 */
export function retold(words: Words, copy: number, namesWithColon: readonly string[]): Words {
  // No English word ends so.
  const ending = `q${inLetters(copy)}`;
  let since = 0;
  const told = (text: string): string =>
    text.replace(WORD, (word) => {
      since++;
      if (since < EVERY || !/^[a-z]+$/i.test(word)) return word;
      since = 0;
      return word + ending;
    });
  const kept = (text: string): string => {
    since += text.match(WORD)?.length ?? 0;
    return text;
  };
  const plain = namesWithColon.reduce((text, name) => text.replaceAll(name, hideColon), words.text);
  const parts = plain.split(FOR_THE_COMPILER).map((part, at) => (at % 2 === 0 ? told(part) : kept(part)));
  return { ...words, text: parts.join('').replaceAll(HIDDEN, ':') };
}

const HIDDEN = '\u0000';
const hideColon = (name: string): string => name.replaceAll(':', HIDDEN);

const inLetters = (count: number): string =>
  count.toString(26).replace(/./g, (digit) => LETTERS[Number.parseInt(digit, 26)] ?? '');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
