import { expect, test } from 'vitest';
import { aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aPlot } from '../../../testing/other-kinds.ts';
import { usedStoryletsAreKeptApart } from './used-storylets-are-kept-apart.ts';

const whistle = (use = 'Tried') => ({
  'qualities/whistle.story': `= A Whistle\ncategory: Curiosity\nnature: thing\nuse: ${use}\nimage: whistle\n`,
});
const used = (storylet: string) => messagesOf(usedStoryletsAreKeptApart, { ...whistle(), ...aStorylet(storylet) });
const open = '"Tried" can also be met without the thing; add "deck: never" to it';

test('accepts a storylet of no deck', () => {
  expect(used('deck: never')).toEqual([]);
  expect(used('when: A Whistle 1+')).toEqual([]);
  expect(messagesOf(usedStoryletsAreKeptApart, whistle('Nothing Known'))).toEqual([]);
});

test.each(['', 'deck: sometimes', 'when: no A Whistle', 'when: Coins 1+'])(
  'reports a storylet with "%s", which others meet too',
  (facts) => {
    expect(used(facts)).toEqual([open]);
  },
);

test('reports a listed storylet that is a report', () => {
  const report = (deck: string) => ({ 'areas/square/a-bench.story': `= A Bench\ndeck: ${deck}\n` });

  expect(messagesOf(usedStoryletsAreKeptApart, { ...aPlot(''), ...report('never') })).toEqual([]);
  expect(messagesOf(usedStoryletsAreKeptApart, { ...aPlot(''), ...report('always') })).toEqual([
    '"A Bench" can also be met without a report; add "deck: never" to it',
  ]);
});
