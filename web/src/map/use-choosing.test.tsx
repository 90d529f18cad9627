import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPlace } from './a-place.ts';
import { useChoosing } from './use-choosing.ts';

const at = { labelX: 50, labelY: 50, zIndex: 1 };
const closed = aPlace(4, 'The Mint', { areaTypeName: 'Destination', unlocked: false, jsonInfo: at });
const open = aPlace(5, 'The Mill', { areaTypeName: 'Destination', jsonInfo: at });

function renderChoosing(isNearBy: boolean) {
  const handlers = { camera: { current: { goTo: vi.fn() } }, onGo: vi.fn(), onGate: vi.fn() };
  const { result } = renderHook(() =>
    useChoosing({ here: 1, isReadOnly: false, isNearBy, ...handlers, camera: handlers.camera as never }),
  );
  return { result, ...handlers };
}

test('a press without effect selects the place, by mouse or touch', () => {
  for (const how of ['pointer', 'touch'] as const) {
    const { result } = renderChoosing(true);
    act(() => result.current.choose(closed, how));
    expect(result.current.selected).toBe(4);
  }
});

test('a press on a small place zooms in to 4 and selects it', {
  meta: { rows: ['C-MAP-071'] },
}, () => {
  const { result, onGo, camera } = renderChoosing(false);
  act(() => result.current.choose(open, 'pointer'));
  expect(result.current.selected).toBe(5);
  expect(camera.current.goTo.mock.calls).toEqual([[{ x: 50, y: 50 }, 4]]);
  expect(onGo).not.toHaveBeenCalled();
});

test('a first touch selects a place, and a second one travels there and clears the selection', () => {
  const { result, onGo } = renderChoosing(true);
  act(() => result.current.choose(open, 'touch'));
  expect([result.current.selected, result.current.touched]).toEqual([5, 5]);
  expect(onGo).not.toHaveBeenCalled();
  act(() => result.current.choose(closed, 'touch'));
  expect(result.current.touched).toBe(4);
  act(() => result.current.choose(open, 'touch'));
  expect(onGo).not.toHaveBeenCalled();
  act(() => result.current.choose(open, 'touch'));
  expect([result.current.selected, result.current.touched]).toEqual([undefined, undefined]);
  expect(onGo).toHaveBeenCalledWith(open);
});

test('a mouse press travels at once, without a sheet', () => {
  const { result, onGo } = renderChoosing(true);
  act(() => result.current.choose(open, 'pointer'));
  expect(onGo).toHaveBeenCalledWith(open);
  expect(result.current.touched).toBe(undefined);
});
