import { join } from 'node:path';
import {
  beginStorylet,
  type Chance,
  type Character,
  chanceFrom,
  chooseBranch,
  levelOf,
  newCharacter,
  offered,
  openPack,
  type Ruling,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('our own world does not compile');
const world = openPack(pack);
const introduced = pack.qualities.find(({ name }) => name === 'Introduced')?.id ?? 0;

const moment = (character: Character, turn: number, chance: Chance) => ({
  world,
  character: { ...character, actions: { count: 20 } },
  passed: [],
  now: 0,
  turn,
  chance,
});
const after = (ruling: Ruling): Character | undefined =>
  ruling.ruling === 'allowed' ? ruling.turn.character : undefined;

/** Plays one storylet: the one that forces itself on the player, or one of those listed, and any branch it allows. */
function playOne(character: Character, turn: number, luck: Chance): Character {
  const list = offered(character, world);
  const must = list.find(({ urgency }) => urgency === 'must');
  const storylet = must ?? list[luck.roll(list.length) - 1];
  const opened = storylet && after(beginStorylet(moment(character, turn, luck), storylet.id));
  if (!opened || !storylet) throw new Error(`nothing to play in area ${character.area}`);
  const results = storylet.branches.flatMap(
    ({ id }) => after(chooseBranch(moment(opened, turn, luck), { branch: id, secondChances: [] })) ?? [],
  );
  const chosen = results[luck.roll(Math.max(1, results.length)) - 1];
  if (!chosen) return character;
  return { ...chosen, story: { phase: 'Available' } };
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'random player %i is introduced in the end, and always has something to do',
  (seed) => {
    const luck = chanceFrom(seed);
    let character = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'beardy' });
    let turn = 1;
    while (levelOf(character.qualities, introduced) < 10 && turn < 500) character = playOne(character, turn++, luck);

    expect(levelOf(character.qualities, introduced)).toBe(10);
    for (let more = 0; more < 40; more++) character = playOne(character, turn++, luck);
  },
);
