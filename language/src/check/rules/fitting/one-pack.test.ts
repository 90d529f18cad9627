import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { onePack } from './one-pack.ts';

test('one pack is right', () => {
  expect(messagesOf(onePack, {})).toEqual([]);
});

test('two packs are one too many', () => {
  expect(messagesOf(onePack, { 'pack.story': '= One\n\n= Two\n' })).toEqual([
    'the world has one pack; keep one heading in this file',
  ]);
});
