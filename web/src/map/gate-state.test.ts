import type { Phase, StoryReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { type GateRequest, type GateState, hasMoved, initialGate, stepGate } from './gate-state.ts';

const begin: GateRequest = { kind: 'begin', eventId: 7 };
const choose: GateRequest = { kind: 'choose', branchId: 71, secondChanceIds: [] };
const replyIn = (phase: Phase): StoryReply => ({
  isSuccess: true,
  phase,
  actions: 5,
  canChangeOutfit: true,
  hasUpdatedCharacter: false,
  elapsed: 0,
  maxHandSize: 1,
});
const afterAsking = (state: GateState, ask: GateRequest) => stepGate(state, { kind: 'requested', ask });
const answered = (state: GateState, ask: GateRequest, phase: Phase) =>
  stepGate(afterAsking(state, ask), { kind: 'answered', ask, reply: replyIn(phase) });
const inIt = answered(initialGate, begin, 'In');

test('a gate goes from its approach, by loading, into its scene and to its end', {
  meta: { rows: ['C-GATE-003'] },
}, () => {
  expect(initialGate.step).toBe('Available');
  expect(afterAsking(initialGate, begin).step).toBe('Loading');
  expect(inIt).toMatchObject({ step: 'In', scene: 1 });
  expect(afterAsking(inIt, choose)).toMatchObject({ step: 'Loading', reply: { phase: 'In' } });
  expect(answered(inIt, choose, 'In')).toMatchObject({ step: 'In', scene: 2 });
  expect(answered(inIt, choose, 'SecondChance').step).toBe('SecondChance');
  expect(answered(inIt, choose, 'End').step).toBe('End');
  expect(stepGate(afterAsking(inIt, choose), { kind: 'failed', ask: choose, message: 'No.' })).toMatchObject({
    step: 'Error',
    message: 'No.',
  });
});

test('any other phase after a choice does nothing', { meta: { rows: ['C-GATE-005'] } }, () => {
  for (const phase of ['Available', 'InItemUse', 'Act', 'ExternalAct', 'Rename', 'UniqueActPending'] as const)
    expect(answered(inIt, choose, phase), phase).toEqual(inIt);
});

test('a request under way blocks others, and only its own reply counts', () => {
  const loading = afterAsking(inIt, choose);
  const other: GateRequest = { kind: 'choose', branchId: 72, secondChanceIds: [] };
  expect(afterAsking(loading, other)).toBe(loading);
  expect(stepGate(loading, { kind: 'answered', ask: other, reply: replyIn('End') })).toBe(loading);
  expect(stepGate(inIt, { kind: 'failed', ask: choose, message: 'Late.' })).toBe(inIt);
});

test('a gate reports that it moved the character', () => {
  const moved = { ...replyIn('End'), messages: [{ type: 'AreaChangeMessage' as const, message: 'You are in.' }] };
  expect(hasMoved({ step: 'End', scene: 2, reply: moved })).toBe(true);
  expect(hasMoved({ step: 'End', scene: 2, reply: replyIn('End') })).toBe(false);
  expect(hasMoved(initialGate)).toBe(false);
});
