import { type Phase, phases } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aReply, aStorylet } from './scenes-for-tests.ts';
import { initialStory } from './story-state.ts';
import { backRequestOf } from './use-page-back.ts';

const backFrom = (phase: Phase, canGoBack = true) => {
  const reply = { ...aReply(), phase, storylet: { ...aStorylet(), canGoBack } };
  return backRequestOf({ ...initialStory, phase, reply, opened: 5 });
};

test('Back in each phase does what its own button does', () => {
  const ways = Object.fromEntries(phases.map((phase) => [phase, backFrom(phase)]));
  expect(ways).toEqual({
    Available: undefined,
    In: { kind: 'go back' },
    InItemUse: { kind: 'go back' },
    End: { kind: 'onwards' },
    Act: { kind: 'go back' },
    ExternalAct: { kind: 'go back' },
    Rename: { kind: 'go back' },
    SecondChance: { kind: 'start over', eventId: 5 },
    UniqueActPending: { kind: 'go back' },
  });
});

test('a storylet that cannot be left has no way back', () => {
  expect([backFrom('In', false), backFrom('InItemUse', false)]).toEqual([undefined, undefined]);
});
