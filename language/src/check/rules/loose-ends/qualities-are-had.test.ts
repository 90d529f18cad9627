import { expect, test } from 'vitest';
import { aBranch, anOutcome, aStorylet, messagesOf } from '../../../testing/a-world.ts';
import { qualitiesAreHad } from './qualities-are-had.ts';

const never = (name: string): string => `nothing ever gives "${name}"; let an outcome give it, or delete it`;

test('accepts qualities that are given or pinned', () => {
  const giving = aStorylet('', aBranch('', anOutcome('gain: Watchful 1, Step 1, Lens 1, Paper Hat 1')));
  const pinned = { 'qualities/pinned.story': '= Old Key\nid: 427\ncategory: Curiosity\nimage: it\n\nA key.\n' };

  expect(messagesOf(qualitiesAreHad, { ...giving, ...pinned })).toEqual([]);
});

test('reports a quality that nothing gives once: here, or where it is required', () => {
  expect(messagesOf(qualitiesAreHad, {})).toEqual(['Watchful', 'Step', 'Paper Hat', 'Lens'].map(never));
  expect(
    messagesOf(
      qualitiesAreHad,
      aStorylet('when: Step 1+, seen A Bench', aBranch('pay: Paper Hat 1\nsecond chance: Lens')),
    ),
  ).toEqual([never('Watchful')]);
  expect(messagesOf(qualitiesAreHad, aStorylet('', aBranch('challenge: Step 3')))).not.toContain(never('Step'));
});
