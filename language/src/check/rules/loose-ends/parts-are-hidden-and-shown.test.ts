import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { partsAreHiddenAndShown } from './parts-are-hidden-and-shown.ts';

const telling = (...facts: readonly string[]) =>
  aStorylet('', facts.map((each) => aBranch('', anOutcome(each))).join('\n'));
const packFile = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nheld back: Travel, Fate\n' };

test('accepts a part that is held back and revealed, or hidden and revealed', () => {
  expect(messagesOf(partsAreHiddenAndShown, { ...packFile, ...telling('reveal: Travel') })).toEqual([]);
  expect(messagesOf(partsAreHiddenAndShown, telling('hide: Travel', 'reveal: Travel'))).toEqual([]);
  expect(
    messagesOf(partsAreHiddenAndShown, { ...telling('hide: Travel'), ...aTimed('after: 1 hour\nreveal: Travel') }),
  ).toEqual([]);
});

test('reports a part revealed but never hidden, and one hidden for good', () => {
  expect(messagesOf(partsAreHiddenAndShown, telling('reveal: Travel'))).toEqual([
    '"Travel" is never hidden; delete this, or add it to the pack\'s "held back"',
  ]);
  expect(
    messagesOf(partsAreHiddenAndShown, { ...packFile, ...telling('hide: Extras, Travel', 'reveal: Travel') }),
  ).toEqual(['"Extras" is never shown again; let an outcome "reveal" it']);
});
