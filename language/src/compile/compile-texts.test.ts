import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, aWorld } from '../testing/a-world.ts';
import { compileTexts } from './compile-texts.ts';
import { compileWorld } from './compile-world.ts';

const compiled = (files: Readonly<Record<string, string>>) => {
  const { pack, problems } = compileTexts(aWorld(files), '');
  expect(problems).toEqual([]);
  return { pack, tried: pack?.storylets.find(({ name }) => name === 'Tried') };
};

test('the small world of the tests has no problems', () => {
  expect(compiled({}).pack?.name).toBe('Small');
});

test('what is left out has its default', () => {
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

test('a challenge is broad for attributes and narrow for others unless it says so', () => {
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

test('effects are losses, gains and levels set, each guarded by its own condition', () => {
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

test('names and titles have curly quotes, and a content note is a paragraph of its own', () => {
  const { tried } = compiled(aStorylet('note: A *death*.', aBranch('', anOutcome('', `always: "Who's There?"`))));

  expect(tried?.descriptionHtml).toBe('<p class="content-note">A <em>death</em>.</p><p>Prose.</p>');
  expect(tried?.branches[0]?.outcomes).toMatchObject({ always: { title: '“Who’s There?”' } });
});

test('all problems of all files are told at once, by place, and no pack is made', () => {
  const { pack, problems } = compileTexts(
    aWorld({ ...aStorylet('whne: Coins 3+', aBranch('needs: Coin 3+')), 'qualities/all.story': 'lost\n' }),
    '',
  );

  expect(pack).toBeUndefined();
  expect(problems.map(({ at, message }) => `${at.file}:${at.line} ${message}`)).toEqual(
    expect.arrayContaining([
      'areas/square/tried.story:5 unknown fact "whne". Did you mean "when"?',
      'areas/square/tried.story:11 unknown quality "Coin".',
      'qualities/all.story:1 this stands before the first heading ("= Name")',
    ]),
  );
});

test('the same world has the same version, another one another', () => {
  const version = compiled({}).pack?.version;

  expect(compiled({}).pack?.version).toBe(version);
  expect(compiled(aStorylet('')).pack?.version).not.toBe(version);
});

test('a file in an unknown folder is told', () => {
  const { problems } = compileTexts(aWorld({ 'leaves/x.story': '= X\n' }), '');

  expect(problems).toMatchObject([{ message: 'no kind of thing is kept in this folder' }]);
});

test('our own world compiles', () => {
  const { pack, problems } = compileWorld(join(import.meta.dirname, '..', '..', '..', 'world'));

  expect(problems).toEqual([]);
  expect(pack?.qualities.find(({ name }) => name === 'Echoes')?.id).toBe(22390);
});

test('ten thousand storylets compile without waiting', () => {
  const many = Array.from({ length: 10_000 }, (_, i) =>
    aStorylet('when: Coins 1+', aBranch('', anOutcome('gain: Coins 1')))['areas/square/tried.story']?.replace(
      'Tried',
      `Tried No ${i}.`,
    ),
  );

  const { pack } = compileTexts(aWorld({ 'areas/square/many.story': many.join('\n') }), '');

  expect(pack?.storylets).toHaveLength(10_001);
}, 60_000);
