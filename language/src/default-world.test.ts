import { join } from 'node:path';
import {
  beginStorylet,
  buy,
  type Chance,
  type Character,
  catchUp,
  chanceFrom,
  chooseBranch,
  drawCard,
  handOf,
  levelOf,
  look,
  newCharacter,
  openPack,
  type Ruling,
  renderText,
  type StoryletId,
  storyletsOnOffer,
  travel,
} from '@underhall/engine';
import { expect, test } from 'vitest';
import { compileWorld } from './compile/compile-world.ts';

const { pack } = compileWorld(join(import.meta.dirname, '..', '..', 'world'));
if (!pack) throw new Error('our own world does not compile');
const world = openPack(pack);
const idOf = (quality: string) => pack.qualities.find(({ name }) => name === quality)?.id ?? 0;
const introduced = idOf('Introduced');
const question = idOf('Who Was Expecting You');

/** A day has 45 turns, because habits wait for the next one. */
const timeOf = (turn: number): number => turn * 32 * 60 * 1000;

const moment = (character: Character, turn: number, chance: Chance) => ({
  id: 1,
  world,
  character: { ...character, actions: { count: 20 } },
  passed: [],
  now: timeOf(turn),
  turn,
  chance,
});
const after = (ruling: Ruling): Character | undefined =>
  ruling.ruling === 'allowed' ? ruling.turn.character : undefined;

/** All results of one storylet for a character: one for each open branch. */
function results(character: Character, storylet: StoryletId, turn: number, luck: Chance): readonly Character[] {
  const opened = after(beginStorylet(moment(character, turn, luck), storylet));
  const branches = world.storylets.get(storylet)?.branches ?? [];
  if (!opened) return [];
  return branches.flatMap(
    ({ id }) => after(chooseBranch(moment(opened, turn, luck), { branch: id, secondChances: [] })) ?? [],
  );
}

/** All characters after one journey on the map. */
const journeysOf = (character: Character, turn: number, luck: Chance): readonly Character[] =>
  pack?.areas.flatMap(({ id }) => after(travel(moment(character, turn, luck), id)) ?? []) ?? [];

/** All characters after one affordable purchase. */
const purchasesOf = (character: Character, turn: number, luck: Chance): readonly Character[] =>
  pack?.shops.flatMap(({ wares }) =>
    wares.flatMap(({ id }) => after(buy(moment(character, turn, luck), id, 1)) ?? []),
  ) ?? [];

/** Draws a card into an empty hand, from a full deck. */
function withCard(character: Character, turn: number, luck: Chance): Character {
  if (handOf({ character, world }).length > 0) return character;
  const filled = Object.entries(character.cards).map(([id, { hand }]) => [id, { deck: { count: 6 }, hand }]);
  return after(drawCard(moment({ ...character, cards: Object.fromEntries(filled) }, turn, luck))) ?? character;
}

/** The storylet that opens by itself: a forced one, or the way out of a place. */
function dueTo(character: Character, turn: number, luck: Chance): StoryletId | undefined {
  const story = after(look(moment(character, turn, luck)))?.story;
  return story?.phase === 'In' ? story.storylet : undefined;
}

/** Plays one storylet that has an open branch: the forced one, or a random one. */
function playOne(before: Character, turn: number, luck: Chance): Character {
  const character = withCard(catchUp({ character: before, world }, timeOf(turn)).character, turn, luck);
  const due = dueTo(character, turn, luck);
  const list = storyletsOnOffer({ character, world }).map(({ id }) => id);
  const hand = handOf({ character, world }).map(({ card }) => card.id);
  const ways = (due === undefined ? [...list, ...hand] : [due]).map((id) => results(character, id, turn, luck));
  // Unless a storylet is forced, the player may also travel or buy something.
  const others = due !== undefined ? [] : [journeysOf(character, turn, luck), purchasesOf(character, turn, luck)];
  const stays = ways.filter((each) => each.length > 0);
  const open = [...stays, ...others.filter((each) => each.length > 0)];
  if (open.length === 0) throw new Error(`nothing to do in area ${character.area}, turn ${turn}`);
  const chosen = open[luck.roll(open.length) - 1] ?? [];
  return { ...(chosen[luck.roll(chosen.length) - 1] as Character), story: { phase: 'Available' } };
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'random player %i is introduced in the end, and always has something to do',
  (seed) => {
    const luck = chanceFrom(seed);
    let character = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'beardy' }, 0, luck);
    let turn = 1;
    while (levelOf(character.qualities, introduced) < 10 && turn < 900) character = playOne(character, turn++, luck);

    expect(levelOf(character.qualities, introduced)).toBe(10);
    for (let more = 0; more < 40; more++) character = playOne(character, turn++, luck);
  },
);

test('the bazaar says how many pence make one echo', () => {
  expect(pack.words.texts.bazaar.about).toMatch(/a hundred pence make one echo/i);
});

test('while the first card waits, every place says where to draw it and nobody is sent home', () => {
  const luck = chanceFrom(7);
  let character = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'beardy' }, 0, luck);
  let turn = 1;
  while (levelOf(character.qualities, introduced) < 7) character = playOne(character, turn++, luck);

  const places = [character, ...journeysOf(character, turn, luck)];
  expect(places.length).toBeGreaterThan(2);
  for (const each of places) {
    const here = { character: each, world };
    const told = storyletsOnOffer(here).flatMap(({ teaserHtml = '', descriptionHtml, branches }) => [
      renderText(teaserHtml, here),
      renderText(descriptionHtml, here),
      ...branches.flatMap(({ outcomes }) =>
        Object.values(outcomes).map((outcome) => renderText(outcome.descriptionHtml, here)),
      ),
    ]);
    expect(told.join(' ')).toMatch(/under (<em>)?Sometimes/i);
    expect(told.join(' ')).not.toMatch(/go home/i);
  }
});

test.each([1, 2, 3, 4, 5, 6])('random player %i finds out in the end who was expecting them', (seed) => {
  const luck = chanceFrom(seed);
  let character = newCharacter(world, { name: 'Someone', gender: 'Indistinct', face: 'beardy' }, 0, luck);
  let turn = 1;
  while (levelOf(character.qualities, question) < 10 && turn < 6000) character = playOne(character, turn++, luck);

  expect(levelOf(character.qualities, question)).toBe(10);
  expect(levelOf(character.qualities, idOf('The Letter on the Mantelpiece'))).toBeGreaterThan(0);
});

test('every act tells each of its two players a story of their own that names the other', () => {
  const named = (text: unknown): boolean => JSON.stringify(text)?.includes('"of":"other"') ?? false;

  expect(pack.acts.length).toBeGreaterThan(0);
  for (const { name, contest, senderHtml, targetHtml, winnerHtml, loserHtml } of pack.acts) {
    const both = contest ? [winnerHtml, loserHtml] : [senderHtml, targetHtml];
    expect([name, ...both.map(named)]).toEqual([name, true, true]);
  }
});
