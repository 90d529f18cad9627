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
const idle = '"Gift" is given, but nothing ever requires it; require it, give it a use, or do not give it';

test.each(['category: Curiosity\nnature: thing', 'category: Contacts', 'category: Quirk', 'category: Circumstance'])(
  'reports a quality that is given and never required: %j',
  (facts) => {
    expect(messagesOf(givenQualitiesAreAsked, gift(facts))).toEqual([idle]);
  },
);

test('accepts stories and hidden qualities that are never required', () => {
  expect(messagesOf(givenQualitiesAreAsked, gift('category: Story'))).toEqual([]);
  expect(messagesOf(givenQualitiesAreAsked, gift('category: Quirk\nhidden: yes'))).toEqual([]);
});

test.each(['use: A Bench', 'enhances: Watchful 1', 'second chance on: Watchful', 'slot: Hat', 'id: 427'])(
  'accepts a quality with "%s"',
  (fact) => {
    expect(messagesOf(givenQualitiesAreAsked, gift(`category: Curiosity\nnature: thing\n${fact}`))).toEqual([]);
  },
);

test('accepts what a shop buys, and skips a quality that nothing gives', () => {
  const thing = gift('category: Curiosity\nnature: thing');

  expect(messagesOf(givenQualitiesAreAsked, { ...thing, ...aShop('', '== Gift\nfetches: Coins 1\n') })).not.toContain(
    idle,
  );
  expect(messagesOf(givenQualitiesAreAsked, { ...thing, ...aStorylet('') })).not.toContain(idle);
});
