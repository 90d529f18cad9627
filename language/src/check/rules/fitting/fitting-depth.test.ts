import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { fittingDepth } from './fitting-depth.ts';

test('a storylet has branches and outcomes', () => {
  expect(messagesOf(fittingDepth, {})).toEqual([]);
});

test.each([
  ['a lodging', { 'lodgings/x.story': '= Attic\n\n== Crumb\n' }],
  ['a milestone of a quality', { 'qualities/x.story': '= Bread\n\n== person 1: Baker\n\n=== Crumb\n' }],
])('nothing belongs under %s', (_, files) => {
  expect(messagesOf(fittingDepth, files)).toEqual(['nothing belongs under this kind of heading; give it fewer "="']);
});
