import { expect } from 'vitest';

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCodePoint(code)).filter((each) =>
  /\p{Cc}/u.test(each),
);
const surrogates = ['\ud800', '\udfff'];

/** The first assigned code point of each general category, and of each script. */
const categories = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cf Co Cn'.split(' ');
const scripts = [
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil',
  'Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Cherokee Khmer Mongolian',
  'Hiragana Katakana Bopomofo Han Yi Gothic Deseret Tifinagh Adlam Osage Vai Javanese Balinese Tagalog Coptic',
]
  .join(' ')
  .split(' ');
const all = Array.from({ length: 0xf0000 }, (_, code) => String.fromCodePoint(code));
const firstOf = (property: string): string => {
  const pattern = new RegExp(`\\p{${property}}`, 'u');
  return all.find((each) => pattern.test(each)) ?? '';
};
const samples = [
  ...controls,
  ...surrogates,
  ...categories.map((category) => firstOf(`gc=${category}`)),
  ...scripts.map((script) => firstOf(`sc=${script}`)),
  '\u200b',
  '\u200d',
  '\u202e',
  '\ufeff',
];

type Written = { readonly reply: { readonly isSuccess: boolean }; readonly stored?: unknown };

/** Sends a text to a field. If the server accepts it, `stored` is what a later request reads. */
export type WritableFields = Readonly<Record<string, (text: string) => Promise<Written>>>;

const besideLatin = (character: string): string => `ab${character}cd`;

/**
 * Writes every sample into a field, by default between two Latin letters on each side. Expects an answer each time, and
 * accepted texts to be read back unchanged. Returns their number.
 */
export async function expectReadBack(
  field: string,
  write: WritableFields[string],
  textOf = besideLatin,
): Promise<number> {
  let readBack = 0;
  for (const character of samples) {
    const typed = textOf(character);
    const { reply, stored } = await write(typed);
    const about = `${field} U+${character.codePointAt(0)?.toString(16)} ${JSON.stringify(reply)}`;
    expect(reply.isSuccess, about).toEqual(expect.any(Boolean));
    if (!reply.isSuccess || stored === undefined) continue;
    readBack++;
    expect(stored, about).toEqual(normalized(typed));
    expect(stored, about).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
  }
  return readBack;
}

/** In Unicode NFC. Tabs and line breaks have one form each, and spaces of any width may become the usual one. */
const normalized = (typed: string): unknown => {
  const text = typed
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[\r\u2028\u2029]/g, '\n');
  return expect.toSatisfy((stored: unknown) => [text, text.replace(/\p{Zs}/gu, ' ')].some((each) => each === stored));
};
