import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { openTurn } from '../turn.ts';
import { dropUnfit } from './hand.ts';

const [fitting, unfit] = [31, 32];
const asking = (id: number, atLeast: number) =>
  aStorylet({ id, deck: 'sometimes', when: [{ kind: 'level', quality: ids.secret, atLeast }] });
const holding = { deck: { count: 5, nextAt: 44_000_000 }, hand: [fitting, unfit] };

/** A character in one of two settings, with the same two cards in the hands of both. */
const standing = (area: number) => {
  const moment = aMoment({
    storylets: [asking(fitting, 1), asking(unfit, 2)],
    pack: {
      settings: [aSetting({ id: 1 }), aSetting({ id: 2 })],
      areas: [anArea({ id: ids.quay }), anArea({ id: ids.square, setting: 2 })],
    },
    qualities: { [ids.secret]: 1 },
    character: { area, cards: { 1: holding, 2: holding } },
  });
  return dropUnfit(openTurn(moment), moment);
};

test('only the hand at the character’s place is checked', () => {
  const hands = (area: number) => [1, 2].map((table) => standing(area).character.cards[table]?.hand);

  expect(hands(ids.quay)).toEqual([[fitting], [fitting, unfit]]);
  expect(hands(ids.square)).toEqual([[fitting, unfit], [fitting]]);
});

test('each dropped card is recorded', () => {
  expect(standing(ids.quay).changes).toEqual([{ kind: 'card left', table: 1, card: unfit, why: 'no longer fits' }]);
});
