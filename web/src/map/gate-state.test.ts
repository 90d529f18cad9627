import type { Phase, StoryReply } from '@underhall/contract';
import { expect, test } from 'vitest';
import { atTheGate, type GateAsk, type GateState, hasMoved, stepGate } from './gate-state.ts';

const begin: GateAsk = { kind: 'begin', eventId: 7 };
const choose: GateAsk = { kind: 'choose', branchId: 71, secondChanceIds: [] };
const replyIn = (phase: Phase): StoryReply => ({
  isSuccess: true,
  phase,
  actions: 5,
  canChangeOutfit: true,
  hasUpdatedCharacter: false,
  elapsed: 0,
  maxHandSize: 1,
});
const afterAsking = (state: GateState, ask: GateAsk) => stepGate(state, { kind: 'asked', ask });
const answered = (state: GateState, ask: GateAsk, phase: Phase) =>
  stepGate(afterAsking(state, ask), { kind: 'answered', ask, reply: replyIn(phase) });
const inIt = answered(atTheGate, begin, 'In');

test('a gate goes from before it, by loading, into it and to its end', { meta: { rows: ['C-GATE-003'] } }, () => {
  expect(atTheGate.step).toBe('Available');
  expect(afterAsking(atTheGate, begin).step).toBe('Loading');
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

test('while one ask is under way no other is heard, and no answer but its own', () => {
  const loading = afterAsking(inIt, choose);
  const other: GateAsk = { kind: 'choose', branchId: 72, secondChanceIds: [] };
  expect(afterAsking(loading, other)).toBe(loading);
  expect(stepGate(loading, { kind: 'answered', ask: other, reply: replyIn('End') })).toBe(loading);
  expect(stepGate(inIt, { kind: 'failed', ask: choose, message: 'Late.' })).toBe(inIt);
});

test('a gate that led elsewhere knows it', () => {
  const moved = { ...replyIn('End'), messages: [{ type: 'AreaChangeMessage' as const, message: 'You are in.' }] };
  expect(hasMoved({ step: 'End', scene: 2, reply: moved })).toBe(true);
  expect(hasMoved({ step: 'End', scene: 2, reply: replyIn('End') })).toBe(false);
  expect(hasMoved(atTheGate)).toBe(false);
});
