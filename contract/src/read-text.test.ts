import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthOf, readText, textError } from './read-text.ts';
import { type TextRule, typedTexts } from './typed-texts.ts';

const rules: readonly (readonly [string, TextRule])[] = Object.entries(typedTexts);

/** Every assigned code point, and every surrogate. Of the private-use planes only a part, since all are alike. */
const codePoints = Array.from({ length: 0xf0100 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => !/\p{Cn}/u.test(character),
);
const isForbidden = /[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/u;

/** What is wrong with the reading of this text. */
function wrongIn(rule: TextRule, typed: string): string | undefined {
  const { text, fault } = readText(rule, typed);
  if (fault) return undefined;
  if (isForbidden.test(rule.hasLines ? text.replace(/[\n\t]/g, '') : text))
    return `contains it: ${JSON.stringify(typed)}`;
  return readText(rule, text).text === text ? undefined : `not stable: ${JSON.stringify(typed)}`;
}

test.each(rules)(
  'no forbidden code point gets into %s, alone or between others',
  { timeout: 120_000 },
  (_field, rule) => {
    const wrong = codePoints.flatMap((character) => [wrongIn(rule, character), wrongIn(rule, `ab${character}cd`)]);
    expect(wrong.filter((each) => each !== undefined)).toEqual([]);
  },
);

test.each(rules)('an accepted text of %s is normalized, and reading it again changes nothing', (_field, rule) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const { text, fault } = readText(rule, typed);
      if (fault) expect(textError(rule, typed)).toMatch(/\.$/);
      else expect([text.normalize(rule.form), readText(rule, text)]).toEqual([text, { text }]);
    }),
  );
});

test('an emoji of several code points counts as one character', () => {
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  expect(lengthOf(typedTexts.outfitName, family)).toBe(1);
  expect(readText(typedTexts.outfitName, `At home ${family}`)).toEqual({ text: `At home ${family}` });
  expect(readText(typedTexts.tagName, 'e\u0301'.repeat(16)).fault).toBeUndefined();
  expect(readText(typedTexts.tagName, 'e'.repeat(17)).fault).toEqual({ kind: 'too long' });
});

test('a text has at most four times as many code points as characters', () => {
  const marks = `x${'\u0323'.repeat(63)}`;
  expect(readText(typedTexts.tagName, marks).fault).toBeUndefined();
  expect(readText(typedTexts.tagName, `${marks}\u0323`).fault).toEqual({ kind: 'too long' });
});

test('line breaks stand only in texts of several lines', () => {
  expect(readText(typedTexts.note, ' one\r\ntwo\u2028three\rfour\tfive\n')).toEqual({
    text: 'one\ntwo\nthree\nfour five',
  });
  expect(textError(typedTexts.entryTitle, 'one\ntwo')).toBe(
    'A title cannot contain line breaks. Write it in one line.',
  );
});

test('a refusal names the character', () => {
  expect(textError(typedTexts.note, 'a\0b')).toBe('A note cannot contain the character U+0000. Remove it.');
  expect(textError(typedTexts.qualityName, 'Mr. Tib')).toBe('A name cannot contain “.”. Remove it.');
  for (const space of [' ', '\u3000', '\u00a0'])
    expect(textError(typedTexts.email, `ada${space}loom@example.org`)).toBe(
      'An e-mail address cannot contain a space. Remove it.',
    );
});

test('names and addresses contain no invisible character', () => {
  const invisible = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /(?!\p{Join_Control})\p{Default_Ignorable_Code_Point}/u.test(character));
  expect(invisible).toEqual(expect.arrayContaining(['\u034f', '\u115f', '\u3164', '\ufe0f', '\uffa0']));
  const { userName, characterName, qualityName, email } = typedTexts;
  const accepted = invisible.filter(
    (character) =>
      [userName, characterName, qualityName].some((rule) => !readText(rule, `Ada${character}Loom`).fault) ||
      !readText(email, `a${character}da@example.com`).fault,
  );
  expect(accepted).toEqual([]);
  expect(textError(characterName, 'Ada\u3164')).toBe('A name cannot contain the character U+3164. Remove it.');
});

test('a text of invisible characters alone is refused, beside visible ones they may stand', () => {
  expect(textError(typedTexts.description, '\u200b')).toBe('A description needs at least one visible character.');
  expect(textError(typedTexts.outfitName, '\u3164 \u3164')).toMatch('visible character');
  expect(readText(typedTexts.description, '\u2764\ufe0f').fault).toBeUndefined();
});

test('two ideographs are a username, two Latin letters are not', () => {
  expect(readText(typedTexts.userName, '李明')).toEqual({ text: '李明' });
  expect(readText(typedTexts.userName, 'Li').fault).toEqual({ kind: 'too short' });
  for (const name of ['अमित', 'สมชาย', 'Việt'.normalize('NFD'), 'محمد'])
    expect([name, readText(typedTexts.userName, name).fault]).toEqual([name, undefined]);
});
