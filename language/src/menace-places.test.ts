import { join } from 'node:path';
import {
  areaOf,
  beginStorylet,
  type Chance,
  type Character,
  chanceFrom,
  chooseBranch,
  levelOf,
  look,
  newCharacter,
  openPack,
  type Ruling,
  settingOf,
  storyletsOnOffer,
  withStanding,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('our own world does not compile');
const world = openPack(pack);
const idOf = (quality: string) => pack.qualities.find(({ name }) => name === quality)?.id ?? 0;
const lampwick = pack.areas.find(({ name }) => name === 'Lampwick')?.id ?? 0;

const after = (ruling: Ruling): Character | undefined =>
  ruling.ruling === 'allowed' ? ruling.turn.character : undefined;
const placeOf = (character: Character) => settingOf({ character, world })?.name;

/** A character of the second week, who was saved with that much of a menace. */
function savedWith(menace: string, level: number, luck: Chance): Character {
  const arrived = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'beardy' }, 0, luck);
  const levels = { Introduced: 10, Watchful: 20, Dangerous: 20, Persuasive: 30, Echoes: 300, [menace]: level };
  const qualities = Object.entries(levels).reduce(
    (all, [name, value]) => withStanding(all, idOf(name), { level: value, points: 0 }),
    arrived.qualities,
  );
  return { ...arrived, area: lampwick, qualities };
}

/** Chooses a random open branch of the forced storylet, or of one of those on offer. */
function playOne(before: Character, turn: number, luck: Chance): Character {
  const character = { ...before, actions: { count: 20 } };
  const moment = { id: 1, world, character, passed: [], now: 0, turn, chance: luck };
  const seen = after(look(moment)) ?? character;
  const forced = seen.story.phase === 'In' ? [seen.story.storylet] : undefined;
  const next = (forced ?? storyletsOnOffer({ character, world }).map(({ id }) => id)).flatMap((storylet) => {
    const opened = after(beginStorylet(moment, storylet)) ?? seen;
    return (world.storylets.get(storylet)?.branches ?? []).flatMap(
      ({ id }) => after(chooseBranch({ ...moment, character: opened }, { branch: id, secondChances: [] })) ?? [],
    );
  });
  const chosen = next[luck.roll(next.length) - 1];
  if (!chosen) throw new Error(`nothing to do in ${areaOf({ character, world })?.name}, turn ${turn}`);
  return { ...chosen, story: { phase: 'Available' } };
}

const seeds = Array.from({ length: 25 }, (_, seed) => seed);

test.each([
  ['Murmurs', 'The Felt Rooms'],
  ['Particulars', 'The Long Account'],
  ['Talk', 'Old Tithe'],
  ['Breakages', 'The Menders’ Shelf'],
])('eight degrees of %s lead to %s, and out again without any', (menace, place) => {
  for (const seed of seeds) {
    const luck = chanceFrom(seed);
    let character = playOne(savedWith(menace, 8, luck), 1, luck);
    expect(placeOf(character)).toBe(place);

    let actions = 0;
    while (placeOf(character) === place && actions < 30) character = playOne(character, ++actions + 1, luck);
    expect(placeOf(character)).toBe('The City');
    expect(levelOf(character.qualities, idOf(menace))).toBe(0);
  }
});
