import { expect, test } from 'vitest';
import { readWorld } from '../../../meaning/read-world.ts';
import { aWorld } from '../../../testing/a-world.ts';
import { anAct, anAgent, aPlot, aShop, aTimed } from '../../../testing/other-kinds.ts';
import { proseLengths } from './prose-lengths.ts';

type Files = Readonly<Record<string, string>>;
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

/** The messages about one file. */
const saidOf = (file: string, text: string): readonly string[] =>
  proseLengths(readWorld(aWorld({ [file]: text })).world)
    .filter(({ at }) => at.file === file)
    .map(({ message }) => message);
const storylet = (
  told: { readonly [part in 'storylet' | 'branch' | 'result']?: number },
  facts = '',
  titles = ['T', 'B', 'R'],
) =>
  saidOf(
    'areas/square/t.story',
    `= ${titles[0]}\nwhere: anywhere\n${facts}\n\n${words(told.storylet ?? 50)}\n\n== ${titles[1]}\nimage: it\n\n${words(told.branch ?? 20)}\n\n=== always: ${titles[2]}\n\n${words(told.result ?? 80)}\n`,
  );

test.each([
  ['storylet', 15, 160],
  ['branch', 6, 60],
  ['result', 25, 220],
] as const)('a %s has from %i to %i words', (part, least, most) => {
  expect(storylet({ [part]: least })).toEqual([]);
  expect(storylet({ [part]: most })).toEqual([]);
  expect(storylet({ [part]: least - 1 })).toEqual([`this ${part} has ${least - 1} words; write at least ${least}`]);
  expect(storylet({ [part]: most + 1 })).toEqual([`this ${part} has ${most + 1} words; write at most ${most}`]);
});

test('counts the words of all paragraphs, and skips parts without prose', () => {
  expect(storylet({}, `note: It.\n\n${words(100)}`)).toEqual([]);
  expect(storylet({}, `note: It.\n\n${words(111)}`)).toEqual(['this storylet has 161 words; write at most 160']);
  expect(storylet({ result: 0 })).toEqual([]);
});

test('counts the longest case of each substitution', () => {
  const told = (text: string) => saidOf('areas/square/t.story', `= T\nwhere: anywhere\n\n${text}\n`);
  expect(told(`{Talk 5+: ${words(150)}|Talk 1+, no "Favours: It": ${words(160)}|${words(90)}}`)).toEqual([]);
  expect(told(`{Talk 5+: ${words(90)}|${words(60)}} {Kind 1+: ${words(71)}}`)).toEqual([
    'this storylet has 161 words; write at most 160',
  ]);
});

test.each([
  ['qualities/q.story', `= Q\ncategory: Story\n\n`, 'quality', 4, 40],
  ['areas/a/area.story', `= A\n\n`, 'area', 8, 60],
  ['lodgings/l.story', `= L\n\n`, 'lodging', 8, 60],
  ['shops/s.story', `= S\n\n`, 'shop', 4, 60],
  ['acts/a.story', `= A\n\n`, 'act', 4, 60],
  ['agents/a.story', `= A\n\n`, 'agent', 4, 60],
  ['plots/p.story', `= P\n\n`, 'concern', 4, 60],
  ['plots/p.story', `= P\n\n== B\n\n`, 'plot', 6, 60],
])('in %s', (file, head, kind, least, most) => {
  expect(saidOf(file, `${head}${words(least)}\n`)).toEqual([]);
  expect(saidOf(file, `${head}${words(most)}\n`)).toEqual([]);
  expect(saidOf(file, `${head}${words(least - 1)}\n`)).toEqual([
    `this ${kind} has ${least - 1} words; write at least ${least}`,
  ]);
  expect(saidOf(file, `${head}${words(most + 1)}\n`)).toEqual([
    `this ${kind} has ${most + 1} words; write at most ${most}`,
  ]);
});

test('a timed story may be short, but not longer than a result', () => {
  expect(saidOf('timed/t.story', `= T\n\nIt.\n`)).toEqual([]);
  expect(saidOf('timed/t.story', `= T\n\n${words(221)}\n`)).toEqual([
    'this timed story has 221 words; write at most 220',
  ]);
});

test.each([
  ['teaser', 3, 30],
  ['locked', 2, 40],
  ['line', 1, 12],
  ['aside', 3, 40],
  ['says', 3, 220],
])('the fact "%s" has from %i to %i words', (fact, least, most) => {
  const filesOf = (count: number): Files =>
    ({
      teaser: storylet({}, `teaser: ${words(count)}`),
      locked: saidOf('areas/square/t.story', `= T\n\n== B\nlocked: ${words(count)}\n`),
      line: saidOf('areas/a/area.story', `= A\nline: ${words(count)}\n`),
      aside: saidOf('areas/square/t.story', `= T\n\n== B\n\n=== always: R\naside: ${words(count)}\n`),
      says: saidOf('timed/t.story', `= T\nsays: ${words(count)}\n`),
    }) as unknown as Files;
  const said = (count: number) => filesOf(count)[fact];

  expect(said(least)).toEqual([]);
  expect(said(most)).toEqual([]);
  expect(said(most + 1)).toEqual([`"${fact}" has ${most + 1} words; write at most ${most}`]);
  if (least > 1)
    expect(said(least - 1)).toEqual([
      `"${fact}" has ${least - 1} ${least === 2 ? 'word' : 'words'}; write at least ${least}`,
    ]);
});

test('reports titles that are too long', () => {
  expect(storylet({}, '', [words(12), words(12), words(8)])).toEqual([]);
  expect(storylet({}, '', [words(13), words(13), words(9)])).toEqual([
    'this title has 13 words; write at most 12',
    'this title has 13 words; write at most 12',
    'this title has 9 words; write at most 8',
  ]);
});

test('a dash alone is not a word', () => {
  expect(storylet({}, `teaser: - two \u2014 words`)).toEqual(['"teaser" has 2 words; write at least 3']);
  expect(storylet({}, `teaser: well-known three words`)).toEqual([]);
});

test('checks every other kind of part', () => {
  const files: Files = { ...aTimed('after: 1 hour'), ...aShop(''), ...anAct(''), ...anAgent(''), ...aPlot('') };

  expect(proseLengths(readWorld(aWorld(files)).world).length).toBeGreaterThan(5);
});
