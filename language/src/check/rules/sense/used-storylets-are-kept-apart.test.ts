import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aPlot } from '../../../testing/other-kinds.ts';
import { usedStoryletsAreKeptApart } from './used-storylets-are-kept-apart.ts';

const whistle = (use = 'Tried') => ({
  'qualities/whistle.story': `= A Whistle\ncategory: Curiosity\nnature: thing\nuse: ${use}\nimage: whistle\n`,
});
const used = (storylet: string) => messagesOf(usedStoryletsAreKeptApart, { ...whistle(), ...aStorylet(storylet) });
const open = '"Tried" is met by somebody who has not the thing, too; write "deck: never" there';

test('what only a thing opens is in no list', () => {
  expect(used('deck: never')).toEqual([]);
  expect(used('when: A Whistle 1+')).toEqual([]);
  expect(messagesOf(usedStoryletsAreKeptApart, whistle('Nothing Known'))).toEqual([]);
});

test.each(['', 'deck: sometimes', 'when: no A Whistle', 'when: Coins 1+'])('with "%s" others meet it too', (facts) => {
  expect(used(facts)).toEqual([open]);
});

test('what an agent reports is in no list either', () => {
  const report = (deck: string) => ({ 'areas/square/a-bench.story': `= A Bench\ndeck: ${deck}\n` });

  expect(messagesOf(usedStoryletsAreKeptApart, { ...aPlot(''), ...report('never') })).toEqual([]);
  expect(messagesOf(usedStoryletsAreKeptApart, { ...aPlot(''), ...report('always') })).toEqual([
    '"A Bench" is met by somebody whose agent is at home, too; write "deck: never" there',
  ]);
});
