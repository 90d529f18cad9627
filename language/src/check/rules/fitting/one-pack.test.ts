import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { onePack } from './one-pack.ts';

test('accepts one pack', () => {
  expect(messagesOf(onePack, {})).toEqual([]);
});

test('reports a second pack', () => {
  expect(messagesOf(onePack, { 'pack.story': '= One\n\n= Two\n' })).toEqual([
    'the world may have only one pack; keep one heading in this file',
  ]);
});
