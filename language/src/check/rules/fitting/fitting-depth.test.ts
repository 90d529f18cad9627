import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { fittingDepth } from './fitting-depth.ts';

test('a storylet has branches and outcomes', () => {
  expect(messagesOf(fittingDepth, {})).toEqual([]);
});

test('nothing belongs under a quality', () => {
  expect(messagesOf(fittingDepth, { 'qualities/x.story': '= Bread\n\n== Crumb\n' })).toEqual([
    'nothing belongs under this kind of heading; give it fewer "="',
  ]);
});
