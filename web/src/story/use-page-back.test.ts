import { type Phase, phases } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aReply, aStorylet } from './scenes-for-tests.ts';
import { atRest } from './story-state.ts';
import { wayBackOf } from './use-page-back.ts';

const backFrom = (phase: Phase, canGoBack = true) => {
  const reply = { ...aReply(), phase, storylet: { ...aStorylet(), canGoBack } };
  return wayBackOf({ ...atRest, phase, reply, opened: 5 });
};

test('from each phase there is the way back that its own button takes', () => {
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

test('what has to be gone through has none', () => {
  expect([backFrom('In', false), backFrom('InItemUse', false)]).toEqual([undefined, undefined]);
});
