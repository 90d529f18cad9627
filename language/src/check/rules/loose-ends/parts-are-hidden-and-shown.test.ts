import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aTimed } from '../../../testing/other-kinds.ts';
import { partsAreHiddenAndShown } from './parts-are-hidden-and-shown.ts';

const telling = (...facts: readonly string[]) =>
  aStorylet('', facts.map((each) => aBranch('', anOutcome(each))).join('\n'));
const packFile = { 'pack.story': '= Small\nstart at: The Square\nfaces: plain\nheld back: Travel, Fate\n' };

test('what is held back is revealed, and what is hidden shown again', () => {
  expect(messagesOf(partsAreHiddenAndShown, { ...packFile, ...telling('reveal: Travel') })).toEqual([]);
  expect(messagesOf(partsAreHiddenAndShown, telling('hide: Travel', 'reveal: Travel'))).toEqual([]);
  expect(
    messagesOf(partsAreHiddenAndShown, { ...telling('hide: Travel'), ...aTimed('after: 1 hour\nreveal: Travel') }),
  ).toEqual([]);
});

test('what was never away is not revealed, and nothing goes away for good', () => {
  expect(messagesOf(partsAreHiddenAndShown, telling('reveal: Travel'))).toEqual([
    '"Travel" is never held back; leave it out, or write it in the pack\'s "held back"',
  ]);
  expect(
    messagesOf(partsAreHiddenAndShown, { ...packFile, ...telling('hide: Extras, Travel', 'reveal: Travel') }),
  ).toEqual(['"Extras" is never shown again; let an outcome "reveal" it']);
});
