import { expect, test } from 'vitest';
import { said } from '../../testing/a-world.ts';
import { wellFormedNames } from './well-formed-names.ts';

test('a name may hold a colon and hyphens', () => {
  expect(said(wellFormedNames, { 'qualities/x.story': '= The Light: What-Not\n' })).toEqual([]);
});

test('a name cannot be told apart in a list if it holds a comma, begins with no, or ends in a number', () => {
  expect(
    said(wellFormedNames, { 'qualities/x.story': '= Bread, Jam\n\n= no Bread\n\n= Bread 2\n\n= *Bread*\n' }),
  ).toEqual([
    'a name holds no comma',
    'a name does not begin with "no "',
    'a name does not end in a number',
    'a name holds no asterisk',
  ]);
});
