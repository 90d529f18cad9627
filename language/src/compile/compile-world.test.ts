import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SourceFile } from '../meaning/read-file.ts';
import { aBranch, anOutcome, aStorylet, aWorld } from '../testing/a-world.ts';
import { referenceContext } from '../testing/reference-context.ts';
import { compileTexts, compileWorld } from './compile-world.ts';

const compiled = (files: Readonly<Record<string, string>>) => {
  const { pack, problems } = compileTexts(aWorld(files), '');
  expect(problems).toEqual([]);
  return { pack, tried: pack?.storylets.find(({ name }) => name === 'Tried') };
};

test('the small world of the tests has no problems', () => {
  expect(compiled({}).pack?.name).toBe('Small');
});

test('missing facts have defaults', () => {
  expect(compiled(aStorylet('')).tried).toMatchObject({
    when: [],
    deck: 'always',
    frequency: 100,
    urgency: 'normal',
    canGoBack: true,
    sticky: false,
    canChangeOutfit: false,
    order: 100,
    category: 'Unspecialised',
    branches: [{ button: 'Go', cost: 1, order: 10, needs: [], pays: [], fate: 0, oneWay: false }],
  });
});

test('a challenge is broad on attributes and narrow on others by default', () => {
  const won = anOutcome('', 'success: Won') + anOutcome('', 'failure: Lost');
  const { tried } = compiled(
    aStorylet('', aBranch('challenge: Watchful 4, Coins 2, Watchful 3 narrow\nsecond chance: Lens', won)),
  );

  const kinds = tried?.branches[0]?.challenges.map(({ kind, secondChance }) => [kind, secondChance !== undefined]);
  expect(kinds).toEqual([
    ['broad', true],
    ['narrow', false],
    ['narrow', true],
  ]);
});

test('effects are losses, gains and set levels, each with its condition', () => {
  const facts = 'gain: Coins 3, Watchful 2\nlose: Step 1\nset: Lens 4\nonly if: Coins under 9';
  const { tried } = compiled(aStorylet('', aBranch('', anOutcome(facts))));

  expect(tried?.branches[0]?.outcomes).toMatchObject({
    always: {
      effects: [
        { kind: 'change', by: -1 },
        { kind: 'change', by: 3, onlyIf: { atMost: 8 } },
        { kind: 'change', by: 2 },
        { kind: 'set', to: 4 },
      ],
    },
  });
});

test('names and titles have curly quotes, and a content note is a paragraph', () => {
  const { tried } = compiled(aStorylet('note: A *death*.', aBranch('', anOutcome('', `always: "Who's There?"`))));

  expect(tried?.descriptionHtml).toBe('<p class="content-note">A <em>death</em>.</p><p>Prose.</p>');
  expect(tried?.branches[0]?.outcomes).toMatchObject({ always: { title: '“Who’s There?”' } });
});

test('reports all problems of all files by place, and returns no pack', () => {
  const { pack, problems } = compileTexts(
    aWorld({ ...aStorylet('whne: Coins 3+', aBranch('needs: Coin 3+')), 'qualities/all.story': 'lost\n' }),
    '',
  );

  expect(pack).toBeUndefined();
  expect(problems.map(({ at, message }) => `${at.file}:${at.line} ${message}`)).toEqual(
    expect.arrayContaining([
      'areas/square/tried.story:5 unknown fact "whne". Did you mean "when"?',
      'areas/square/tried.story:11 unknown quality "Coin".',
      'qualities/all.story:1 this stands before the first heading; write a heading like "= Name" above it',
    ]),
  );
});

test('the version depends only on the content', () => {
  const version = compiled({}).pack?.version;

  expect(compiled({}).pack?.version).toBe(version);
  expect(compiled(aStorylet('')).pack?.version).not.toBe(version);
});

test('reports a file in an unknown folder', () => {
  const { problems } = compileTexts(aWorld({ 'leaves/x.story': '= X\n' }), '');

  expect(problems).toMatchObject([
    {
      message:
        'unknown folder: no kind of block belongs here. Move the file, for example to areas/<place> or qualities',
    },
  ]);
});

test('the default world compiles', () => {
  const { pack, problems } = compileWorld(join(import.meta.dirname, '..', '..', '..', 'world'));

  expect(problems).toEqual([]);
  expect(pack?.qualities.find(({ name }) => name === 'Echoes')?.id).toBe(22390);
});

test('ten thousand storylets compile in seconds', () => {
  const many = Array.from({ length: 10_000 }, (_, i) =>
    aStorylet('when: Coins 1+', aBranch('', anOutcome('gain: Coins 1')))['areas/square/tried.story']?.replace(
      'Tried',
      `Tried No ${i}.`,
    ),
  );

  const { pack } = compileTexts(aWorld({ 'areas/square/many.story': many.join('\n') }), '');

  expect(pack?.storylets).toHaveLength(10_001);
}, 60_000);

const reference = readFileSync(join(import.meta.dirname, '../../../docs/authors/reference.md'), 'utf8');
const files: readonly SourceFile[] = [
  ...referenceContext,
  ...[...reference.matchAll(/^```story (\S+)\n(.*?)^```$/gms)].map(([, path = '', text = '']) => ({ path, text })),
];

const scraps = fc.constantFrom(
  ...['', ' ', '\n', '\n\n', '=', '== X\n', ':', ',', '*', '\\', '"', '{', '}', '|', '(', ')', '[', ']', '+', '-'],
  ...[
    ' or ',
    'no ',
    'seen ',
    ' 5+',
    '2d6',
    '{name}',
    '{Kind: ',
    'id: 4\n',
    'was: X\n',
    'only if: Kind 1+\n',
    '0',
    '\u0000',
  ],
);

test('damaged texts compile or are reported, and never throw', () => {
  let spoilt = 0;

  fc.assert(
    fc.property(
      fc.nat({ max: files.length - 1 }),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 12 }), scraps), { minLength: 1, maxLength: 3 }),
      (which, cuts) => {
        const changed = files.map((file, i) => (i === which ? { ...file, text: cuts.reduce(spoil, file.text) } : file));
        const { pack, problems } = compileTexts(changed, '');

        expect(pack === undefined).toBe(problems.length > 0);
        for (const { at } of problems) expect(at.line).toBeGreaterThan(0);
        if (!pack) spoilt++;
      },
    ),
    { seed: 4012, numRuns: 200 },
  );
  expect(spoilt).toBeGreaterThan(50);
});

/** Replaces some characters of a text. */
function spoil(text: string, [place, length, scrap]: readonly [number, number, string]): string {
  const start = place % (text.length + 1);
  return text.slice(0, start) + scrap + text.slice(start + length);
}
