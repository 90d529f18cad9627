import { expect, test } from 'vitest';
import { aSetting } from '../testing/a-place.ts';
import { aGarment, aWardrobe, garments } from '../testing/a-wardrobe.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { equip, unequip } from './equip.ts';

const { bowler, bonnet, coat, stone, curse, wife } = garments;
const open = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
const inStorylet = (canChangeOutfit: boolean, worn = {}) =>
  aWardrobe({ storylet: { canChangeOutfit }, character: { story: open, worn } });
const whereLocked = (worn = {}) =>
  aWardrobe({ pack: { settings: [aSetting({ id: 1, canChangeOutfit: false })] }, character: { worn } });
const lentTo = (isAway: boolean, held: number) =>
  aWardrobe({
    character: { agents: [{ agent: 1, lent: [bowler], reports: 0, ...(isAway && { plot: { id: 1, elapsed: 0 } }) }] },
    qualities: { [bowler]: held },
  });

test('a thing goes into its slot', () => {
  expect(turnOf(equip(aWardrobe(), bowler)).changes).toEqual([{ kind: 'worn', slot: 'Hat', item: bowler }]);
});

test('what the slot held makes room, and other slots keep what they hold', () => {
  const { character } = turnOf(equip(aWardrobe({ character: { worn: { Hat: bonnet, Clothing: coat } } }), bowler));

  expect(character.worn).toEqual({ Hat: bowler, Clothing: coat });
});

test('to put on what is worn already changes nothing, even where nothing can be changed', () => {
  expect(turnOf(equip(whereLocked({ Hat: bowler }), bowler)).changes).toEqual([]);
});

test('only what is held is put on, and only what can be worn', () => {
  expect(equip(aWardrobe({ qualities: { [bowler]: 0 } }), bowler)).toEqual(refused('not yours'));
  expect(equip(aWardrobe(), 999)).toEqual(refused('not yours'));
  expect(equip(aWardrobe(), stone)).toEqual(refused('not to be worn'));
  const odd = { qualities: [aGarment(bowler, 'Accoutrement')] };
  expect(equip(aWardrobe({ pack: odd, qualities: { [bowler]: 1 } }), bowler)).toEqual(refused('not to be worn'));
});

test("some slots are not the player's to fill", () => {
  expect(equip(aWardrobe(), curse)).toEqual(refused('slot locked'));
  expect(equip(aWardrobe(), wife)).toEqual(refused('slot locked'));
});

test('clothes are not changed where the setting forbids it, nor in a storylet that does not let one', () => {
  expect(equip(whereLocked(), bowler)).toEqual(refused('outfit locked'));
  expect(equip(inStorylet(false), bowler)).toEqual(refused('outfit locked'));
  expect(turnOf(equip(inStorylet(true), bowler)).character.worn).toEqual({ Hat: bowler });
});

test('what an agent has taken on an errand cannot be worn, unless there is another copy', {
  meta: { rows: ['C-OUTFIT-034'] },
}, () => {
  expect(equip(lentTo(true, 1), bowler)).toEqual(refused('lent to an agent'));
  expect(turnOf(equip(lentTo(true, 2), bowler)).character).toMatchObject({
    worn: { Hat: bowler },
    agents: [{ lent: [bowler] }],
  });
});

test('an agent at home gives back what the player puts on', () => {
  expect(turnOf(equip(lentTo(false, 1), bowler)).character).toMatchObject({
    worn: { Hat: bowler },
    agents: [{ lent: [] }],
  });
});

test('cards that fitted the old clothes leave the hand', () => {
  const card = aStorylet({ deck: 'sometimes', when: [{ kind: 'level', quality: garments.bold, atLeast: 2 }] });
  const moment = aWardrobe({
    storylets: [card],
    character: { worn: { Hat: bonnet }, cards: { 1: { deck: { count: 6 }, hand: [card.id] } } },
  });

  expect(turnOf(equip(moment, bowler)).changes).toEqual([
    { kind: 'worn', slot: 'Hat', item: bowler },
    { kind: 'card left', table: 1, card: card.id, why: 'no longer fits' },
  ]);
  expect(turnOf(unequip(moment, bonnet)).changes).toEqual([
    { kind: 'taken off', slot: 'Hat', item: bonnet },
    { kind: 'card left', table: 1, card: card.id, why: 'no longer fits' },
  ]);
});

test('a thing is taken off by its own number', () => {
  const turn = turnOf(unequip(aWardrobe({ character: { worn: { Clothing: coat, Hat: bowler } } }), bowler));

  expect(turn.changes).toEqual([{ kind: 'taken off', slot: 'Hat', item: bowler }]);
  expect(turn.character.worn).toEqual({ Clothing: coat });
});

test('to take off what is not worn changes nothing; what is not held cannot be', () => {
  expect(turnOf(unequip(aWardrobe({ character: { worn: { Hat: bonnet } } }), bowler)).changes).toEqual([]);
  expect(unequip(aWardrobe(), 999)).toEqual(refused('not yours'));
});

test('what cannot be put on freely cannot be taken off freely', () => {
  expect(unequip(aWardrobe({ character: { worn: { Burden: curse } } }), curse)).toEqual(refused('slot locked'));
  expect(unequip(aWardrobe({ character: { worn: { Spouse: wife } } }), wife)).toEqual(refused('slot locked'));
  expect(unequip(whereLocked({ Hat: bowler }), bowler)).toEqual(refused('outfit locked'));
  expect(unequip(inStorylet(false, { Hat: bowler }), bowler)).toEqual(refused('outfit locked'));
  expect(turnOf(unequip(inStorylet(true, { Hat: bowler }), bowler)).character.worn).toEqual({});
});

test('what time has done is part of the change of clothes', () => {
  const passed = [{ kind: 'forced in a row', to: 0 } as const];
  const kinds = (ruling: ReturnType<typeof equip>) => turnOf(ruling).changes.map(({ kind }) => kind);

  expect(kinds(equip({ ...aWardrobe(), passed }, bowler))).toEqual(['forced in a row', 'worn']);
  expect(kinds(unequip({ ...aWardrobe({ character: { worn: { Hat: bowler } } }), passed }, bowler))).toEqual([
    'forced in a row',
    'taken off',
  ]);
});
