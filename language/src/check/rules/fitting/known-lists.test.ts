import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { knownLists } from './known-lists.ts';

const smoke = '= Smoke\ncategory: Randomizer\nimage: it\nstages: 1 Thin, 50 Thick\ntext: smell 0 Soot\n\nSmoke.\n';
const telling = (text: string) => ({ ...aStorylet(`note: ${text}`), 'qualities/smoke.story': smoke });

test('accepts lists of the quality, and its stages', () => {
  expect(messagesOf(knownLists, telling('{smell of Smoke} {stage of Smoke}'))).toEqual([]);
});

test('reports an unknown list and suggests the nearest', () => {
  expect(messagesOf(knownLists, telling('{smel of Smoke} {colour of Smoke}'))).toEqual([
    '"Smoke" has no list of texts "smel". Did you mean "smell"?',
    '"Smoke" has no list of texts "colour".',
  ]);
});

test('reports the use of stages that the quality lacks', () => {
  expect(messagesOf(knownLists, telling('{stage of Watchful}'))).toEqual([
    '"Watchful" has no stages; add "stages" to it',
  ]);
});

test('leaves an unknown quality to another rule', () => {
  expect(messagesOf(knownLists, telling('{stage of Nobody}'))).toEqual([]);
});
