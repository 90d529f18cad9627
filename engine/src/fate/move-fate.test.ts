import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { refused, turnOf } from '../testing/turn-of.ts';
import { type FateMove, giveFate, moveFate } from './balance.ts';

const having = (fate: number, fateOwed?: number) =>
  aMoment({ character: { fate, ...(fateOwed !== undefined && { fateOwed }) } });
const after = (fate: number, moved: Omit<FateMove, 'reference'>, fateOwed?: number) => {
  const { character } = turnOf(moveFate(having(fate, fateOwed), { reference: 'a1', ...moved }));
  return [character.fate, character.fateOwed];
};

test('an order adds the Fate that was bought, with its reference', () => {
  const { changes } = turnOf(moveFate(having(3), { book: 'order', amount: 40, reference: 'a1' }));
  expect(changes).toEqual([{ kind: 'fate', why: 'bought', book: 'order', reference: 'a1', from: 3, to: 43 }]);
});

test('a refund takes back what the character has, and the rest becomes a debt', () => {
  expect(after(50, { book: 'refund', amount: -40 })).toEqual([10, undefined]);
  expect(after(15, { book: 'refund', amount: -40 })).toEqual([0, 25]);
  expect(after(0, { book: 'refund', amount: -40 }, 25)).toEqual([0, 65]);
});

test('any new Fate pays a debt first', () => {
  expect(after(0, { book: 'order', amount: 10 }, 25)).toEqual([0, 15]);
  expect(after(0, { book: 'operator', amount: 40 }, 25)).toEqual([15, undefined]);
  const given = giveFate({ character: having(0, 2).character, changes: [] }, 5);
  expect([given.character.fate, 'fateOwed' in given.character]).toEqual([3, false]);
});

test('an operator cannot take more than the character has', () => {
  expect(after(50, { book: 'operator', amount: -50 })).toEqual([0, undefined]);
  expect(moveFate(having(49), { book: 'operator', amount: -50, reference: 'a1' })).toEqual(refused('not enough fate'));
});
