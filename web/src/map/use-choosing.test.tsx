import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPlace } from './a-place.ts';
import { useChoosing } from './use-choosing.ts';

const at = { labelX: 50, labelY: 50, zIndex: 1 };
const closed = aPlace(4, 'The Mint', { type: 'Destination', unlocked: false, jsonInfo: at });
const open = aPlace(5, 'The Mill', { type: 'Destination', jsonInfo: at });

function choosing(isNearBy: boolean) {
  const hands = { camera: { current: null }, onGo: vi.fn(), onGate: vi.fn() };
  const { result } = renderHook(() => useChoosing({ here: 1, isReadOnly: false, isNearBy, ...hands }));
  return { result, ...hands };
}

test('what is pressed in vain is chosen, by a mouse as by a finger', () => {
  for (const how of ['pointer', 'touch'] as const) {
    const { result } = choosing(true);
    act(() => result.current.choose(closed, how));
    expect(result.current.selected).toBe(4);
  }
});

test('what comes nearer is chosen as well', () => {
  const { result, onGo } = choosing(false);
  act(() => result.current.choose(open, 'pointer'));
  expect(result.current.selected).toBe(5);
  expect(onGo).not.toHaveBeenCalled();
});

test('of what a finger sets out for nothing more is told', () => {
  const { result, onGo } = choosing(true);
  act(() => result.current.select(5));
  act(() => result.current.choose(open, 'touch'));
  expect(result.current.selected).toBe(undefined);
  expect(onGo).toHaveBeenCalledWith(open);
});
