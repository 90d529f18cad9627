import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { wellFormedNames } from './well-formed-names.ts';

test('accepts colons and hyphens in a name', () => {
  expect(messagesOf(wellFormedNames, { 'qualities/x.story': '= The Light: What-Not\n' })).toEqual([]);
});

test('reports a name that reads like a requirement, a formula or a substitution', () => {
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
    'a name must not contain " or "',
    'a name must not begin with "seen "',
    'a name must not begin with "not "',
    'a name must not begin with "base "',
    'a name must not begin with "stage of "',
    'a name must not contain braces, square brackets or bars',
    'a name must not contain braces, square brackets or bars',
    'a name must not contain braces, square brackets or bars',
    '"nowhere" means no area; choose another name',
  ]);
});

test('a title may contain a comma and "or", but no brace', () => {
  expect(messagesOf(wellFormedNames, { 'areas/square/x.story': '= Bread, or Not or So\n\n= {Bread}\n' })).toEqual([
    'a name must not contain braces, square brackets or bars',
  ]);
});

test('reports a listed name with a comma, "no" at its start, or a number at its end', () => {
  expect(
    messagesOf(wellFormedNames, { 'qualities/x.story': '= Bread, Jam\n\n= no Bread\n\n= Bread 2\n\n= *Bread*\n' }),
  ).toEqual([
    'a name must not contain a comma',
    'a name must not begin with "no "',
    'a name must not end with a number',
    'a name must not contain an asterisk; delete it',
  ]);
});
