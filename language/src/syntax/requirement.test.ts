import fc from 'fast-check';
import { expect, test } from 'vitest';
import { words } from '../testing/a-world.ts';
import { isProblem, type Words } from './block.ts';
import type { FormulaForm } from './formula.ts';
import { printRequirement } from './print-requirement.ts';
import { parseRequirement, type RequirementForm } from './requirement.ts';

const read = (written: string): unknown => withoutPlaces(parseRequirement(words(written)));

/** Replaces names by strings and removes places. */
const withoutPlaces = (form: unknown): unknown =>
  JSON.parse(
    JSON.stringify(form, (key, value: unknown) =>
      key === 'at' ? undefined : key === 'quality' || key === 'storylet' ? (value as Words).text : value,
    ),
  );

const level = (quality: string, range: object) => ({ kind: 'level', quality, ...range });
const exact = { kind: 'level', quality: 'Exact', base: false };
const one = { kind: 'number', value: 1 };

test.each([
  ['Watchful 5+', level('Watchful', { atLeast: 5 })],
  ['The Light: What You Know under 3', level('The Light: What You Know', { atMost: 2 })],
  ['Echoes 10 to 60', level('Echoes', { atLeast: 10, atMost: 60 })],
  ['Introduced exactly 2', level('Introduced', { atLeast: 2, atMost: 2 })],
  ['no Parcel for the Aunt', level('Parcel for the Aunt', { atMost: 0 })],
  ['"no Parcel" 5+', level('no Parcel', { atLeast: 5 })],
  ['no "Parcel: Aunt"', level('Parcel: Aunt', { atMost: 0 })],
  ['base Watchful 20+', level('Watchful', { base: true, atLeast: 20 })],
  ['base "The Light: What You Know" under 3', level('The Light: What You Know', { base: true, atMost: 2 })],
  ['base Watchful 10 to 19', level('Watchful', { base: true, atLeast: 10, atMost: 19 })],
  ['Not exactly exactly 3', level('Not exactly', { atLeast: 3, atMost: 3 })],
])('%s requires a level', (written, form) => {
  expect(read(written)).toEqual(form);
});

test.each([
  ['Kind at least [Exact]', { atLeast: exact }],
  ['Kind at most [Exact]', { atMost: exact }],
  ['Kind over [Exact]', { atLeast: { kind: '+', left: exact, right: one } }],
  ['Kind under [Exact]', { atMost: { kind: '-', left: exact, right: one } }],
  ['Kind exactly [Exact]', { atLeast: exact, atMost: exact }],
  ['Kind at least ([Exact] + 1)', { atLeast: { kind: '+', left: exact, right: one } }],
  ['Kind at least least(1, [Exact])', { atLeast: { kind: 'least', left: one, right: exact } }],
  ['Kind at most most (1, [Exact])', { atMost: { kind: 'most', left: one, right: exact } }],
])('%s compares with a formula', (written, bounds) => {
  expect(read(written)).toEqual({ kind: 'compared', quality: 'Kind', ...bounds });
});

test('a name may contain the words of a comparison', () => {
  expect(read('Tea over at least over [Tea at least]')).toMatchObject({ quality: 'Tea over at least' });
});

test.each([
  ['seen A Lamp Gone Out', 'A Lamp Gone Out', true],
  ['not seen A Lamp Gone Out', 'A Lamp Gone Out', false],
  ['seen "Rain, Reported"', 'Rain, Reported', true],
  ['not seen "Tea or Not"', 'Tea or Not', false],
  ['seen Watchful 5+', 'Watchful 5+', true],
])('%s requires a storylet', (written, storylet, isMet) => {
  expect(read(written)).toEqual({ kind: 'met', storylet, isMet });
});

test('alternatives are separated by "or"', () => {
  expect(read('Watchful 10+ or no Talk or seen "Tea or Not" or Kind over ([Exact])')).toEqual({
    kind: 'any of',
    of: [
      level('Watchful', { atLeast: 10 }),
      level('Talk', { atMost: 0 }),
      { kind: 'met', storylet: 'Tea or Not', isMet: true },
      { kind: 'compared', quality: 'Kind', atLeast: { kind: '+', left: exact, right: one } },
    ],
  });
});

test('each name and each part has its own place', () => {
  expect(parseRequirement(words('no Talk or Kind at least ([Exact] + [base "A"]) or not seen "B"'))).toMatchObject({
    at: { column: 1 },
    of: [
      { at: { column: 1, length: 7 }, quality: { at: { column: 4, length: 4 } } },
      {
        at: { column: 12 },
        quality: { at: { column: 12, length: 4 } },
        atLeast: {
          left: { quality: { at: { column: 28, length: 5 } } },
          right: { quality: { at: { column: 43, length: 3 } } },
        },
      },
      { storylet: { at: { column: 62, length: 1 } } },
    ],
  });
});

test.each([
  ['Watchful 5', '"Watchful 5+" or "Watchful exactly 5"'],
  ['Watchful at least 5', '"Watchful 5+"'],
  ['Watchful >= 5', '"Watchful 5+"'],
  ['Watchful over 5', '"Watchful 6+"'],
  ['Watchful>5', '"Watchful 6+"'],
  ['Watchful at most 5', '"Watchful under 6"'],
  ['Watchful <= 5', '"Watchful under 6"'],
  ['Watchful < 5', '"Watchful under 5"'],
  ['Watchful = 5', '"Watchful exactly 5"'],
  ['Watchful above 5', '"Watchful 6+"'],
  ['Watchful more than 5', '"Watchful 6+"'],
  ['Watchful below 5', '"Watchful under 5"'],
  ['Watchful less than 5', '"Watchful under 5"'],
  ['Watchful 3-5', '"Watchful 3 to 5"'],
  ['Watchful 3..5', '"Watchful 3 to 5"'],
  ['not Watchful', '"no Watchful" or "not seen Watchful"'],
  ['Watchful == 5', '"Watchful exactly 5"'],
])('"%s" gets a suggestion', (written, meant) => {
  expect(read(written)).toEqual({ message: `"${written}" is not a requirement. Did you mean ${meant}?` });
});

test.each(['Watchful', '5+', 'Watchful five+', '', 'no', 'seen', 'not seen', 'Watchful 5+ or', 'Kind over Exact'])(
  '"%s" is not a requirement',
  (written) => {
    expect(read(written)).toMatchObject({
      message: expect.stringMatching(/ is not a requirement: "X 5\+", / as never),
    });
  },
);

test('reports the invalid alternative', () => {
  expect(parseRequirement(words('Watchful 5+ or Talk or Kind 3+'))).toMatchObject({ at: { column: 16, length: 4 } });
  expect(parseRequirement(words('Kind at least ([Exact] + )'))).toMatchObject({ at: { column: 26 } });
});

const name = fc.constantFrom('Watchful', 'The Light: What You Know', 'Tea over Water', 'A-B').map(words);
const number = fc.nat({ max: 999 });
const aBound: fc.Arbitrary<FormulaForm> = fc.oneof(
  name.map((quality): FormulaForm => ({ kind: 'level', quality, base: false })),
  fc.tuple(name, number).map(
    ([quality, value]): FormulaForm => ({
      kind: '+',
      left: { kind: 'level', quality, base: true },
      right: { kind: 'number', value },
    }),
  ),
  fc.tuple(number, number).map(
    ([a, b]): FormulaForm => ({
      kind: 'least',
      left: { kind: 'number', value: a },
      right: { kind: 'number', value: b },
    }),
  ),
);
const at = words('').at;
const aLevel = fc
  .tuple(name, number, number, fc.constantFrom('from', 'to', 'between'), fc.boolean())
  .map(([quality, a, b, kind, own]): RequirementForm => {
    const bounds = { from: { atLeast: a }, to: { atMost: a }, between: { atLeast: a, atMost: b } } as const;
    return { kind: 'level', quality, ...(own && { base: true as const }), ...bounds[kind], at };
  });
const aComparison = fc
  .tuple(name, aBound, fc.constantFrom('from', 'to', 'exactly'))
  .map(([quality, bound, kind]): RequirementForm => {
    const bounds = { from: { atLeast: bound }, to: { atMost: bound }, exactly: { atLeast: bound, atMost: bound } };
    return { kind: 'compared', quality, ...bounds[kind], at };
  });
const aMeeting = fc
  .tuple(fc.constantFrom('A Lamp Gone Out', 'Rain, Reported', 'Tea or Not', '"Who?"'), fc.boolean())
  .map(([title, isMet]): RequirementForm => ({ kind: 'met', storylet: words(title), isMet, at }));
const aSingle = fc.oneof(aLevel, aComparison, aMeeting);
const aRequirement = fc.oneof(
  aSingle,
  fc.array(aSingle, { minLength: 2, maxLength: 4 }).map((of): RequirementForm => ({ kind: 'any of', of, at })),
);

test('a printed requirement reads as the same requirement', () => {
  fc.assert(
    fc.property(aRequirement, (form) => {
      expect(read(printRequirement(form))).toEqual(withoutPlaces(form));
    }),
    { seed: 4012, numRuns: 1000 },
  );
});

test('any input gives a requirement or one problem', () => {
  const marks = fc.constantFrom(
    'Watchful',
    'no ',
    'seen ',
    ' 5+',
    ' or ',
    ' under ',
    ' over ',
    '[A]',
    '(',
    ')',
    '"',
    ' 3',
  );

  fc.assert(
    fc.property(fc.array(marks, { maxLength: 12 }), (all) => {
      const result = parseRequirement(words(all.join('')));

      if (!isProblem(result)) expect(read(printRequirement(result))).toEqual(withoutPlaces(result));
    }),
    { seed: 4012, numRuns: 2000 },
  );
});
