import { plainWords } from '@underhall/engine';
import { expect, test } from 'vitest';
import { formatterOf } from './number.ts';

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
