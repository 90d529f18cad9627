import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { type ActionOffer, actionOffers, buyActions, refreshByForce } from './action-clock.ts';

const [small, large] = actionOffers;
const rich = (count: number, fate = 50, tier: 'none' | 'exceptional' = 'none') =>
  aMoment({ character: { actions: { count, nextAt: 9 }, fate, membership: { tier } } });

test('six actions are had for four Fate, twenty for ten', {
  meta: { rows: ['C-ACTIONS-027', 'C-ACTIONS-028'] },
}, () => {
  const bought = (offer: ActionOffer) => {
    const { actions, fate } = turnOf(buyActions(rich(0), offer)).character;
    return [actions.count, fate];
  };
  expect(bought(small)).toEqual([6, 46]);
  expect(bought(large)).toEqual([20, 40]);
});

test('what was bought goes above the bank, and the next action comes when it would have come', () => {
  expect(turnOf(buyActions(rich(3), small)).character.actions).toEqual({ count: 9, nextAt: 9 });
  expect(turnOf(buyActions(rich(18), small)).character.actions).toEqual({ count: 24 });
});

test('Fate is asked for first, then room for all that is bought', () => {
  expect(buyActions(rich(0, 3), small)).toEqual(refused('not enough fate'));
  expect(buyActions(rich(0, 9), large)).toEqual(refused('not enough fate'));
  expect(buyActions(rich(35), small)).toEqual(refused('actions full'));
  expect(turnOf(buyActions(rich(34), small)).character.actions.count).toBe(40);
  expect(turnOf(buyActions(rich(60, 50, 'exceptional'), large)).character.actions.count).toBe(80);
  expect(buyActions(rich(61, 50, 'exceptional'), large)).toEqual(refused('actions full'));
});

test('a refresh by force fills the bank of actions, and never takes any away', () => {
  expect(turnOf(refreshByForce(rich(3))).character.actions).toEqual({ count: 20 });
  expect(turnOf(refreshByForce(rich(23))).changes).toEqual([]);
});
