import type { Words } from '@underhall/language';

/** One of this many words is varied. */
const wordsPerVariation = 2;

const WORD = /[\p{L}\p{N}'-]+/gu;

/** Conditions in braces, which are syntax and not prose. The last case may have no condition. */
const compilerSyntax = /(\{[^{}:|]*[:}]|\|(?=[^{}:|]*(?:\d|\bseen [A-Z]))[^{}:|]*:)/;

/**
 * Changes the words of a paragraph, but not their number. Appends the number of the copy in base 26 (a to z) to every
 * second word, so that two copies share almost no passages.
 */
export function varyWords(words: Words, copy: number, namesWithColon: readonly string[]): Words {
  // No English word ends in this.
  const ending = `q${toCode(copy)}`;
  let wordsSinceVariation = 0;
  const vary = (text: string): string =>
    text.replace(WORD, (word) => {
      wordsSinceVariation++;
      if (wordsSinceVariation < wordsPerVariation || !/^[a-z]+$/i.test(word)) return word;
      wordsSinceVariation = 0;
      return word + ending;
    });
  const skip = (text: string): string => {
    wordsSinceVariation += text.match(WORD)?.length ?? 0;
    return text;
  };
  const plain = namesWithColon.reduce((text, name) => text.replaceAll(name, hideColon), words.text);
  const parts = plain.split(compilerSyntax).map((part, at) => (at % 2 === 0 ? vary(part) : skip(part)));
  return { ...words, text: parts.join('').replaceAll(HIDDEN, ':') };
}

const HIDDEN = '\u0000';
const hideColon = (name: string): string => name.replaceAll(':', HIDDEN);

const toCode = (count: number): string =>
  count.toString(26).replace(/./g, (digit) => ALPHABET[Number.parseInt(digit, 26)] ?? '');

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
