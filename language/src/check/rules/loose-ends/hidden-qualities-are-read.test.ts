import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { anAct, aPlot, aShop } from '../../../testing/other-kinds.ts';
import { hiddenQualitiesAreRead } from './hidden-qualities-are-read.ts';

const counted = (facts = 'hidden: yes') => ({
  'qualities/counted.story': `= Counted\ncategory: Hidden\nimage: it\n${facts}\n\nIt.\n`,
});
const idle = '"Counted" is hidden, and nothing ever uses its level; require it, show it, or delete it';

test('reports a hidden quality that is only gained', () => {
  expect(
    messagesOf(hiddenQualitiesAreRead, { ...counted(), ...aStorylet('', aBranch('', anOutcome('gain: Counted 1'))) }),
  ).toEqual([idle]);
  expect(messagesOf(hiddenQualitiesAreRead, counted('hidden: no'))).toEqual([]);
});

test.each([
  ['a requirement', aStorylet('when: Counted 2+')],
  ['a comparison', aStorylet('when: Coins at most (3 - [Counted])')],
  ['a price', aStorylet('', aBranch('pay: Counted 1'))],
  ['a challenge', aStorylet('', aBranch('challenge: Counted 1'))],
  ['a second chance', aStorylet('', aBranch('second chance: Counted'))],
  ['a formula', aStorylet('', aBranch('', anOutcome('gain: Coins (1 + [base Counted])')))],
  ['a level in a text', aStorylet('note: {Counted} times')],
  ['a stage in a text', aStorylet('note: {stage of Counted}')],
  ['a case of a text', aStorylet('note: {Counted 2+: twice}')],
  ['a shop that takes it', aShop('', '== Counted\nfetches: Coins 1\n')],
  ['a test of a plot', aPlot('tests: Counted 3')],
  ['a contest', anAct('contest: Counted')],
  ['a cap it raises', { 'qualities/raised.story': '= Raised\ncategory: Story\ncap: 3\ncap raised by: Counted\n' }],
  ['the opening', { 'pack.story': '= Small\nopening: Counted\n' }],
])('%s uses its level', (_, files) => {
  expect(messagesOf(hiddenQualitiesAreRead, { ...counted(), ...files })).toEqual([]);
});

test.each(['use: A Bench', 'enhances: Coins 1', 'dulls: Coins 1', 'second chance on: Watchful', 'id: 427'])(
  'accepts a quality with "%s"',
  (fact) => {
    expect(messagesOf(hiddenQualitiesAreRead, counted(`hidden: yes\n${fact}`))).toEqual([]);
  },
);
