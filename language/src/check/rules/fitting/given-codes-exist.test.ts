import { expect, test } from 'vitest';
import { messagesOf } from '../../../testing/a-world.ts';
import { givenCodesExist } from './given-codes-exist.ts';

const giving = (code: string) => ({
  'personas/guest.story': '= A Guest\ncode: front-row\nstarts with: Coins 1\n',
  'areas/square/tried.story': `= Tried\n\n== Try\n\n=== always: Done\ngive code: ${code}\n`,
});

test('accepts the code of a persona', () => {
  expect(messagesOf(givenCodesExist, giving('front-row'))).toEqual([]);
});

test('reports a code that no persona has, and suggests the nearest', () => {
  expect(messagesOf(givenCodesExist, giving('front-rows'))).toEqual([
    'no persona has the code "front-rows". Did you mean "front-row"?',
  ]);
});
