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

test('an item is put on in its slot', () => {
  expect(turnOf(equip(aWardrobe(), bowler)).changes).toEqual([{ kind: 'worn', slot: 'Hat', item: bowler }]);
});

test('the previous item of the slot is replaced, and other slots keep theirs', () => {
  const { character } = turnOf(equip(aWardrobe({ character: { worn: { Hat: bonnet, Clothing: coat } } }), bowler));

  expect(character.worn).toEqual({ Hat: bowler, Clothing: coat });
});

test('putting on a worn item changes nothing, even where clothes cannot be changed', () => {
  expect(turnOf(equip(whereLocked({ Hat: bowler }), bowler)).changes).toEqual([]);
});

test('only owned items with a slot can be put on', () => {
  expect(equip(aWardrobe({ qualities: { [bowler]: 0 } }), bowler)).toEqual(refused('not yours'));
  expect(equip(aWardrobe(), 999)).toEqual(refused('not yours'));
  expect(equip(aWardrobe(), stone)).toEqual(refused('not to be worn'));
  const odd = { qualities: [aGarment(bowler, 'Accoutrement')] };
  expect(equip(aWardrobe({ pack: odd, qualities: { [bowler]: 1 } }), bowler)).toEqual(refused('not to be worn'));
});

test('slots that the player does not control are refused', () => {
  expect(equip(aWardrobe(), curse)).toEqual(refused('slot locked'));
  expect(equip(aWardrobe(), wife)).toEqual(refused('slot locked'));
});

test('changing clothes is refused if the setting or the open storylet forbids it', () => {
  expect(equip(whereLocked(), bowler)).toEqual(refused('outfit locked'));
  expect(equip(inStorylet(false), bowler)).toEqual(refused('outfit locked'));
  expect(turnOf(equip(inStorylet(true), bowler)).character.worn).toEqual({ Hat: bowler });
});

test('an item held by an agent on a plot cannot be worn without another copy', {
  meta: { rows: ['C-OUTFIT-034'] },
}, () => {
  expect(equip(lentTo(true, 1), bowler)).toEqual(refused('lent to an agent'));
  expect(turnOf(equip(lentTo(true, 2), bowler)).character).toMatchObject({
    worn: { Hat: bowler },
    agents: [{ lent: [bowler] }],
  });
});

test('an agent at home gives back an item that the player puts on', () => {
  expect(turnOf(equip(lentTo(false, 1), bowler)).character).toMatchObject({
    worn: { Hat: bowler },
    agents: [{ lent: [] }],
  });
});

test('cards that no longer fit the new clothes leave the hand', () => {
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

test('an item is taken off by its id', () => {
  const turn = turnOf(unequip(aWardrobe({ character: { worn: { Clothing: coat, Hat: bowler } } }), bowler));

  expect(turn.changes).toEqual([{ kind: 'taken off', slot: 'Hat', item: bowler }]);
  expect(turn.character.worn).toEqual({ Clothing: coat });
});

test('taking off an item that is not worn changes nothing, and one not owned is refused', () => {
  expect(turnOf(unequip(aWardrobe({ character: { worn: { Hat: bonnet } } }), bowler)).changes).toEqual([]);
  expect(unequip(aWardrobe(), 999)).toEqual(refused('not yours'));
});

test('items in locked slots cannot be taken off', () => {
  expect(unequip(aWardrobe({ character: { worn: { Burden: curse } } }), curse)).toEqual(refused('slot locked'));
  expect(unequip(aWardrobe({ character: { worn: { Spouse: wife } } }), wife)).toEqual(refused('slot locked'));
  expect(unequip(whereLocked({ Hat: bowler }), bowler)).toEqual(refused('outfit locked'));
  expect(unequip(inStorylet(false, { Hat: bowler }), bowler)).toEqual(refused('outfit locked'));
  expect(turnOf(unequip(inStorylet(true, { Hat: bowler }), bowler)).character.worn).toEqual({});
});

test('changes from elapsed time are part of the turn', () => {
  const passed = [{ kind: 'forced in a row', to: 0 } as const];
  const kinds = (ruling: ReturnType<typeof equip>) => turnOf(ruling).changes.map(({ kind }) => kind);

  expect(kinds(equip({ ...aWardrobe(), passed }, bowler))).toEqual(['forced in a row', 'worn']);
  expect(kinds(unequip({ ...aWardrobe({ character: { worn: { Hat: bowler } } }), passed }, bowler))).toEqual([
    'forced in a row',
    'taken off',
  ]);
});
