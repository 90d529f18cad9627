import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { noMoneyFromNothing } from './no-money-from-nothing.ts';

const shops = (...wares: readonly string[]) => messagesOf(noMoneyFromNothing, aShop('', wares.join('\n')));
const ware = (name: string, facts: string): string => `== ${name}\n${facts}\n`;
const minted = (way: string): string => `this round of trades makes a profit: ${way}; let it cost more than it gives`;
const second = (wares: string, facts = '') => ({ 'shops/second.story': `= Second\nimage: it\n${facts}\n\n${wares}` });
const changing = (branch: string, outcome: string, storylet = '') =>
  aStorylet(storylet, aBranch(`cost: 0 actions\n${branch}`, anOutcome(outcome)));

test('accepts a shop where buying and selling back makes no profit', () => {
  expect(shops(ware('Lens', 'price: Coins 20\nfetches: Coins 10'))).toEqual([]);
  expect(shops(ware('Lens', 'price: Coins 20\nfetches: Coins 20'))).toEqual([]);
});

test('reports a thing that sells for more than it costs, in one shop or two', () => {
  const way = minted('20 Coins for 1 Lens, 1 Lens for 21 Coins');

  expect(shops(ware('Lens', 'price: Coins 20\nfetches: Coins 21'))).toEqual([way]);
  expect(
    messagesOf(noMoneyFromNothing, {
      ...aShop('', ware('Lens', 'price: Coins 20')),
      ...second(ware('Lens', 'fetches: Coins 21')),
    }),
  ).toEqual([way]);
});

test('follows rounds through other currencies', () => {
  const round = [ware('Lens', 'price: Coins 7'), ware('Step', 'price: Lens 3')];

  expect(
    messagesOf(noMoneyFromNothing, { ...aShop('', round.join('\n')), ...second(ware('Step', 'fetches: Coins 21')) }),
  ).toEqual([]);
  expect(
    messagesOf(noMoneyFromNothing, { ...aShop('', round.join('\n')), ...second(ware('Step', 'fetches: Coins 22')) }),
  ).toEqual([minted('7 Coins for 1 Lens, 3 Lens for 1 Step, 1 Step for 22 Coins')]);
});

test('reports each round once, and the next one after it', () => {
  const wares = [
    ware('Lens', 'price: Coins 1\nfetches: Coins 2'),
    ware('Step', 'price: Coins 9\nfetches: Coins 9'),
    ware('Paper Hat', 'price: Coins 3\nfetches: Coins 4'),
  ];

  expect([...shops(...wares)].sort()).toEqual([
    minted('1 Coins for 1 Lens, 1 Lens for 2 Coins'),
    minted('3 Coins for 1 Paper Hat, 1 Paper Hat for 4 Coins'),
  ]);
});

test('skips shops that are never open together', () => {
  const lens = (when: string) => ({
    ...aShop('when: Step 5+', ware('Lens', 'price: Coins 20')),
    ...second(ware('Lens', `fetches: Coins 21\nwhen: ${when}`)),
  });

  expect(messagesOf(noMoneyFromNothing, lens('no Step'))).toEqual([]);
  expect(messagesOf(noMoneyFromNothing, lens('Step 5+'))).toHaveLength(1);
});

test('a branch without cost in actions is an exchange', () => {
  const lens = aShop('', ware('Lens', 'price: Coins 20'));
  const way = minted('20 Coins for 1 Lens, 2 Lens for 41 Coins');

  expect(messagesOf(noMoneyFromNothing, { ...lens, ...changing('pay: Lens 2', 'gain: Coins 40') })).toEqual([]);
  expect(messagesOf(noMoneyFromNothing, { ...lens, ...changing('pay: Lens 2', 'gain: Coins 41') })).toEqual([way]);
  expect(
    messagesOf(noMoneyFromNothing, {
      ...lens,
      ...changing('pay: Lens 2', 'gain: Coins 41', 'deck: always\nwhen: Lens 1+, seen A Bench'),
    }),
  ).toEqual([way]);
});

test.each([
  ['costs an action', aStorylet('', aBranch('pay: Lens 2', anOutcome('gain: Coins 99')))],
  ['costs fate', changing('pay: Lens 2\nfate: 1', 'gain: Coins 99')],
  ['takes two things', changing('pay: Lens 2, Step 1', 'gain: Coins 99')],
  ['is a test', changing('pay: Lens 2\nchallenge: Watchful 1', 'gain: Coins 99')],
  ['invites somebody', changing('pay: Lens 2\nact: Take Tea', 'gain: Coins 99')],
  ['takes more', changing('pay: Lens 2', 'gain: Coins 99\nlose: Step 1')],
  ['sets something', changing('pay: Lens 2', 'gain: Coins 99\nset: Step 1')],
  ['gives under a condition', changing('pay: Lens 2', 'gain: Coins 99\nonly if: Coins under 5')],
  ['leads away', changing('pay: Lens 2', 'gain: Coins 99\nmove to: nowhere')],
  ['is for the poor', changing('pay: Lens 2\nwhen: Coins under 5', 'gain: Coins 99')],
  ['is a card', changing('pay: Lens 2', 'gain: Coins 99', 'deck: sometimes')],
  ['gives by a formula', changing('pay: Lens 2', 'gain: Coins (99 + [Step])')],
])('a branch that %s is not an exchange', (_, branch) => {
  expect(messagesOf(noMoneyFromNothing, { ...aShop('', ware('Lens', 'price: Coins 20')), ...branch })).toEqual([]);
});

test('the smallest amount of several outcomes counts', () => {
  const outcomes = (rare: string) =>
    aStorylet(
      '',
      aBranch('cost: 0 actions\npay: Lens 1', anOutcome('gain: Coins 30') + anOutcome(rare, 'rare 10%: Else')),
    );
  const lens = aShop('', ware('Lens', 'price: Coins 20'));

  expect(messagesOf(noMoneyFromNothing, { ...lens, ...outcomes('gain: Coins 20') })).toEqual([]);
  expect(messagesOf(noMoneyFromNothing, { ...lens, ...outcomes('gain: Step 1') })).toEqual([]);
  expect(messagesOf(noMoneyFromNothing, { ...lens, ...outcomes('gain: Coins 21') })).toEqual([
    minted('20 Coins for 1 Lens, 1 Lens for 21 Coins'),
  ]);
});
