import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { type ActionOffer, actionOffers, buyActions, refreshByForce } from './action-clock.ts';

const [small, large] = actionOffers;
const rich = (count: number, fate = 50, tier: 'none' | 'exceptional' = 'none') =>
  aMoment({ character: { actions: { count, nextAt: 9 }, fate, membership: { tier } } });

test('six actions cost four Fate, twenty cost ten', {
  meta: { rows: ['C-ACTIONS-027', 'C-ACTIONS-028'] },
}, () => {
  const bought = (offer: ActionOffer) => {
    const { actions, fate } = turnOf(buyActions(rich(0), offer)).character;
    return [actions.count, fate];
  };
  expect(bought(small)).toEqual([6, 46]);
  expect(bought(large)).toEqual([20, 40]);
});

test('bought actions may exceed the bank and do not delay the next action', () => {
  expect(turnOf(buyActions(rich(3), small)).character.actions).toEqual({ count: 9, nextAt: 9 });
  expect(turnOf(buyActions(rich(18), small)).character.actions).toEqual({ count: 24 });
});

test('buying is refused for lack of Fate first, then for lack of room', () => {
  expect(buyActions(rich(0, 3), small)).toEqual(refused('not enough fate'));
  expect(buyActions(rich(0, 9), large)).toEqual(refused('not enough fate'));
  expect(buyActions(rich(35), small)).toEqual(refused('actions full'));
  expect(turnOf(buyActions(rich(34), small)).character.actions.count).toBe(40);
  expect(turnOf(buyActions(rich(60, 50, 'exceptional'), large)).character.actions.count).toBe(80);
  expect(buyActions(rich(61, 50, 'exceptional'), large)).toEqual(refused('actions full'));
});

test('a forced refresh fills the action bank and never takes actions away', () => {
  expect(turnOf(refreshByForce(rich(3))).character.actions).toEqual({ count: 20 });
  expect(turnOf(refreshByForce(rich(23))).changes).toEqual([]);
});
