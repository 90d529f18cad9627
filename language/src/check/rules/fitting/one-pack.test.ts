import { expect, test } from 'vitest';
import { said } from '../../../testing/a-world.ts';
import { onePack } from './one-pack.ts';

test('one pack is right', () => {
  expect(said(onePack, {})).toEqual([]);
});

test('two packs are one too many', () => {
  expect(said(onePack, { 'pack.story': '= One\n\n= Two\n' })).toEqual([
    'the world has one pack; keep one heading in this file',
  ]);
});
