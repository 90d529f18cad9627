import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { fittingDepth } from './fitting-depth.ts';

test('accepts branches and outcomes in a storylet', () => {
  expect(messagesOf(fittingDepth, {})).toEqual([]);
});

test.each([
  ['a lodging', { 'lodgings/x.story': '= Attic\n\n== Crumb\n' }],
  ['a milestone of a quality', { 'qualities/x.story': '= Bread\n\n== person 1: Baker\n\n=== Crumb\n' }],
])('reports a heading under %s', (_, files) => {
  expect(messagesOf(fittingDepth, files)).toEqual(['no heading is allowed under this one; use fewer "="']);
});
