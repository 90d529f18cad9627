import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { knownLists } from './known-lists.ts';

const smoke = '= Smoke\ncategory: Randomizer\nimage: it\nstages: 1 Thin, 50 Thick\ntext: smell 0 Soot\n\nSmoke.\n';
const telling = (text: string) => ({ ...aStorylet(`note: ${text}`), 'qualities/smoke.story': smoke });

test('a list that a quality keeps can be told, and so can its stages', () => {
  expect(messagesOf(knownLists, telling('{smell of Smoke} {stage of Smoke}'))).toEqual([]);
});

test('a list it does not keep is told, and the nearest one is suggested', () => {
  expect(messagesOf(knownLists, telling('{smel of Smoke} {colour of Smoke}'))).toEqual([
    '"Smoke" keeps no texts under "smel". Did you mean "smell"?',
    '"Smoke" keeps no texts under "colour".',
  ]);
});

test('a quality without stages has none to tell', () => {
  expect(messagesOf(knownLists, telling('{stage of Watchful}'))).toEqual([
    '"Watchful" has no stages; write "stages" there',
  ]);
});

test('of an unknown quality only its name is told, elsewhere', () => {
  expect(messagesOf(knownLists, telling('{stage of Nobody}'))).toEqual([]);
});
