import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { wellFormedNames } from './well-formed-names.ts';

test('a name may hold a colon and hyphens', () => {
  expect(messagesOf(wellFormedNames, { 'qualities/x.story': '= The Light: What-Not\n' })).toEqual([]);
});

test('nor may it be taken for a requirement, a formula or a substitution', () => {
  const names = [
    'Bread or Jam',
    'seen Bread',
    'not Bread',
    'base Bread',
    'stage of Bread',
    '[Bread]',
    'Bread}',
    'a|b',
    'nowhere',
  ];
  const files = { 'qualities/x.story': names.map((name) => `= ${name}\n`).join('\n') };

  expect(messagesOf(wellFormedNames, files)).toEqual([
    'a name holds no " or "',
    'a name does not begin with "seen "',
    'a name does not begin with "not "',
    'a name does not begin with "base "',
    'a name does not begin with "stage of "',
    'a name holds no braces, square brackets or bars',
    'a name holds no braces, square brackets or bars',
    'a name holds no braces, square brackets or bars',
    '"nowhere" stands for no area',
  ]);
});

test('a title may hold a comma and an or, but no brace', () => {
  expect(messagesOf(wellFormedNames, { 'areas/square/x.story': '= Bread, or Not or So\n\n= {Bread}\n' })).toEqual([
    'a name holds no braces, square brackets or bars',
  ]);
});

test('a name cannot be told apart in a list if it holds a comma, begins with no, or ends in a number', () => {
  expect(
    messagesOf(wellFormedNames, { 'qualities/x.story': '= Bread, Jam\n\n= no Bread\n\n= Bread 2\n\n= *Bread*\n' }),
  ).toEqual([
    'a name holds no comma',
    'a name does not begin with "no "',
    'a name does not end in a number',
    'a name holds no asterisk',
  ]);
});
