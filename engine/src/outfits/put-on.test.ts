import { expect, test } from 'vitest';
import { aSetting } from '../testing/a-place.ts';
import { aWardrobe, garments } from '../testing/a-wardrobe.ts';
import { openTurn } from '../turn.ts';
import { putOn, takeOffLost } from './clothes.ts';

const { bowler, bonnet, coat, curse, stone, wife } = garments;
const changesOf = (item: number, about: Parameters<typeof aWardrobe>[0] = {}) => {
  const moment = aWardrobe(about);
  return putOn(openTurn(moment), item, moment.world).changes;
};

test('a story can put items on regardless of all locks', () => {
  const settings = [aSetting({ id: 1, canChangeOutfit: false })];

  expect(changesOf(curse)).toEqual([{ kind: 'worn', slot: 'Burden', item: curse }]);
  expect(changesOf(wife)).toEqual([{ kind: 'worn', slot: 'Spouse', item: wife }]);
  expect(changesOf(bowler, { pack: { settings } })).toEqual([{ kind: 'worn', slot: 'Hat', item: bowler }]);
  expect(changesOf(bowler, { character: { worn: { Hat: bonnet } } })).toEqual([
    { kind: 'worn', slot: 'Hat', item: bowler },
  ]);
});

test('it puts on only owned items with a slot that are not worn already', () => {
  expect(changesOf(bowler, { qualities: { [bowler]: 0 } })).toEqual([]);
  expect(changesOf(stone)).toEqual([]);
  expect(changesOf(999, { qualities: { 999: 1 } })).toEqual([]);
  expect(changesOf(bowler, { character: { worn: { Hat: bowler } } })).toEqual([]);
});

test('only lost items are taken off', () => {
  const { character } = aWardrobe({
    character: { worn: { Hat: bowler, Burden: curse, Clothing: coat } },
    qualities: { [bowler]: 0, [curse]: 0, [coat]: 1 },
  });

  const turn = takeOffLost({ character, changes: [] });

  expect(turn.changes).toEqual([
    { kind: 'taken off', slot: 'Hat', item: bowler },
    { kind: 'taken off', slot: 'Burden', item: curse },
  ]);
  expect(turn.character.worn).toEqual({ Clothing: coat });
});
