import { effectiveLevel, levelOf } from '@underhall/engine';
import { expect, test } from 'vitest';
import { idIn, packOf } from '../testing/a-world.ts';
import type { Game } from './game.ts';
import { beginGame } from './options.ts';

const pack = packOf({
  'areas/fair/area.story': "= St Ann's Fair\nsetting: Town\ntype: District\nline: loud\nimage: fair\n\nStalls.\n",
});
const begun = (...words: readonly string[]): Game => beginGame(pack, words, 5) as Game;

test('a game without options starts as the pack says, with a given seed', () => {
  expect(begun()).toMatchObject({
    seed: 5,
    turn: 0,
    character: { gender: 'Indistinct', area: pack.start.area, name: 'Somebody', face: 'plain' },
  });
});

test('reads seed, form of address, area and levels', () => {
  const game = begun('--seed', '7', '--as', 'Lady', '--from', "st ann's fair", '--set', 'Watchful 20, coins 3');
  const level = (name: string) => levelOf(game.character.qualities, idIn(pack, name));

  expect(game.seed).toBe(7);
  expect(game.character.gender).toBe('Lady');
  expect(game.world.areas.get(game.character.area)?.name).toBe('St Ann’s Fair');
  expect([level('Watchful'), level('Coins'), level('Step')]).toEqual([20, 3, 0]);
});

test('a shared level is set in the world', () => {
  const shared = { ...pack, qualities: pack.qualities.map((quality) => ({ ...quality, shared: true as const })) };
  const game = beginGame(shared, ['--set', 'Step 4'], 5) as Game;

  expect(effectiveLevel(idIn(pack, 'Step'), game)).toBe(4);
  expect(levelOf(game.character.qualities, idIn(pack, 'Step'))).toBe(0);
});

test('--reveal shows the whole screen', () => {
  const withRestrictions = { ...pack, start: { ...pack.start, restrictions: ['Travel', 'Fate'] as const } };

  expect((beginGame(withRestrictions, [], 5) as Game).character.restrictions).toEqual(['Travel', 'Fate']);
  expect((beginGame(withRestrictions, ['--reveal'], 5) as Game).character.restrictions).toEqual([]);
});

test.each([
  [['--sed', '7'], 'unknown option "--sed". Did you mean "--seed"?'],
  [['7'], 'unknown option "7". Write options after --: npm run world play -- --seed 7'],
  [['--seed'], '"--seed" needs a value'],
  [['--seed', 'x'], '"x" is not a seed; use a whole number'],
  [['--as', 'duke'], '"duke" is not one of: lady, gentleman, indistinct'],
  [['--from', 'The Squire'], 'unknown area "The Squire". Did you mean "The Square"?'],
  [['--lodge', 'A Rome'], 'unknown lodging "A Rome". Did you mean "A Room"?'],
  [['--set', 'Watchful'], '"Watchful" is not a name and a level, like "Watchful 20"'],
  [['--set', 'Watchfull 3'], 'unknown quality "Watchfull". Did you mean "Watchful"?'],
])('reports %j', (words, message) => {
  expect(beginGame(pack, words, 5)).toBe(message);
});
