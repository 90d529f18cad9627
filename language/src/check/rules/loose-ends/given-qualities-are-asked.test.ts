import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { aShop } from '../../../testing/other-kinds.ts';
import { givenQualitiesAreAsked } from './given-qualities-are-asked.ts';

const bench = { 'areas/square/a-bench.story': '= A Bench\nwhere: The Square\n\nIt.\n' };
const gift = (facts: string) => ({
  ...bench,
  'qualities/gift.story': `= Gift\n${facts}\nimage: it\n\nIt.\n`,
  ...aStorylet('', aBranch('', anOutcome('gain: Gift 1'))),
});
const idle = '"Gift" is given, and nothing ever asks for it; ask for it, let it be used, or do not give it';

test.each(['category: Curiosity\nnature: thing', 'category: Contacts', 'category: Quirk', 'category: Circumstance'])(
  'what is given and asked for nowhere is told: %j',
  (facts) => {
    expect(messagesOf(givenQualitiesAreAsked, gift(facts))).toEqual([idle]);
  },
);

test('a story that is told for its own sake need not be asked for, nor what is hidden', () => {
  expect(messagesOf(givenQualitiesAreAsked, gift('category: Story'))).toEqual([]);
  expect(messagesOf(givenQualitiesAreAsked, gift('category: Quirk\nhidden: yes'))).toEqual([]);
});

test.each(['use: A Bench', 'enhances: Watchful 1', 'second chance on: Watchful', 'slot: Hat', 'id: 427'])(
  'with "%s" it serves by itself',
  (fact) => {
    expect(messagesOf(givenQualitiesAreAsked, gift(`category: Curiosity\nnature: thing\n${fact}`))).toEqual([]);
  },
);

test('what a shop takes is asked for, and what is given by nobody is another check’s business', () => {
  const thing = gift('category: Curiosity\nnature: thing');

  expect(messagesOf(givenQualitiesAreAsked, { ...thing, ...aShop('', '== Gift\nfetches: Coins 1\n') })).not.toContain(
    idle,
  );
  expect(messagesOf(givenQualitiesAreAsked, { ...thing, ...aStorylet('') })).not.toContain(idle);
});
