import { expect, test } from 'vitest';
import { said } from '../../../testing/a-world.ts';
import { fittingDepth } from './fitting-depth.ts';

test('a storylet has branches and outcomes', () => {
  expect(said(fittingDepth, {})).toEqual([]);
});

test('nothing belongs under a quality', () => {
  expect(said(fittingDepth, { 'qualities/x.story': '= Bread\n\n== Crumb\n' })).toEqual([
    'nothing belongs under this kind of heading; give it fewer "="',
  ]);
});
