import { plainWords } from '@underhall/engine';
import { expect, test } from 'vitest';
import { formatterOf, moneyName } from './number.ts';

const said = (money: object, quality = 7) =>
  formatterOf(quality, {
    ...plainWords('A World'),
    money: { name: 'Shells', isInHundredths: false, quality: 7, ...money },
  })(1230);

test('formats money as the world counts it, whole or in hundredths with a sign, and others as a count', () => {
  expect(said({})).toBe('1,230');
  expect(said({ isInHundredths: true })).toBe('12.30');
  expect(said({ isInHundredths: true, sign: '%' })).toBe('%12.30');
  expect(said({ isInHundredths: true, sign: '%' }, 8)).toBe('1,230');
});

test('names a single coin by its singular, if the world has one and counts in whole coins', () => {
  const named = (amount: number, money: object) =>
    moneyName(amount, 'Shells', {
      ...plainWords('A World'),
      money: { name: 'Shells', isInHundredths: false, ...money },
    });
  expect([named(1, { one: 'Shell' }), named(2, { one: 'Shell' })]).toEqual(['Shell', 'Shells']);
  expect([named(1, {}), named(1, { one: 'Shell', isInHundredths: true })]).toEqual(['Shells', 'Shells']);
});
