import { expect, test } from 'vitest';
import { aReply } from './scenes-for-tests.ts';
import { atRest, type StoryEvent, step } from './story-state.ts';

const after = (...events: StoryEvent[]) => events.reduce(step, atRest);
const look = { kind: 'requested', ask: { kind: 'look' } } as const;
const choose = { kind: 'requested', ask: { kind: 'choose', branchId: 7, secondChanceIds: [] } } as const;
const listed = { kind: 'answered', ask: look.ask, reply: aReply() } as const;
const broken = { kind: 'failed', ask: choose.ask, message: 'Unreachable.', mayRepeat: true } as const;

test('a choice under way makes a second one unheard', () => {
  const state = after(look, listed, choose);

  expect(step(state, { kind: 'requested', ask: { kind: 'go back' } })).toBe(state);
});

test('an answer becomes the scene and frees the next choice', () => {
  const end = aReply({ phase: 'End' });

  expect(after(look, listed, choose, { kind: 'answered', ask: choose.ask, reply: end })).toEqual({
    reply: end,
    scene: 1,
  });
});

test('the scene a visit opens with is not a change of scene', () => {
  expect(after(look, listed).scene).toBe(0);
});

test('a failed choice leaves the scene standing and can be asked again', () => {
  expect(after(look, listed, choose, broken)).toEqual({
    reply: listed.reply,
    scene: 0,
    failure: { message: 'Unreachable.', ask: choose.ask, mayRepeat: true },
  });
});

test('asking again clears the complaint', () => {
  expect(after(look, listed, choose, broken, choose)).toEqual({ reply: listed.reply, scene: 0, asking: choose.ask });
});

test.each([
  ['an answer', { kind: 'answered', ask: { kind: 'look' }, reply: aReply() }],
  ['a failure', { kind: 'failed', ask: { kind: 'look' }, message: 'Unreachable.', mayRepeat: true }],
] as const)('%s to what nobody asks any more, or to an earlier ask of the same kind, changes nothing', (_, late) => {
  for (const state of [atRest, after(look), after(look, listed)]) expect(step(state, late)).toBe(state);
});
