import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPlace } from './a-place.ts';
import { useChoosing } from './use-choosing.ts';

const at = { labelX: 50, labelY: 50, zIndex: 1 };
const closed = aPlace(4, 'The Mint', { type: 'Destination', unlocked: false, jsonInfo: at });
const open = aPlace(5, 'The Mill', { type: 'Destination', jsonInfo: at });

function choosing(isNearBy: boolean) {
  const hands = { camera: { current: { goTo: vi.fn() } }, onGo: vi.fn(), onGate: vi.fn() };
  const { result } = renderHook(() =>
    useChoosing({ here: 1, isReadOnly: false, isNearBy, ...hands, camera: hands.camera as never }),
  );
  return { result, ...hands };
}

test('what is pressed in vain is chosen, by a mouse as by a finger', () => {
  for (const how of ['pointer', 'touch'] as const) {
    const { result } = choosing(true);
    act(() => result.current.choose(closed, how));
    expect(result.current.selected).toBe(4);
  }
});

test('what is pressed from afar comes nearer, to zoom 4, and is chosen as well [C-MAP-071]', () => {
  const { result, onGo, camera } = choosing(false);
  act(() => result.current.choose(open, 'pointer'));
  expect(result.current.selected).toBe(5);
  expect(camera.current.goTo.mock.calls).toEqual([[{ x: 50, y: 50 }, 4]]);
  expect(onGo).not.toHaveBeenCalled();
});

test('a finger is told of a place first; touched once more it is gone to, and nothing more is told', () => {
  const { result, onGo } = choosing(true);
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

test('a mouse goes there at once, and has no sheet', () => {
  const { result, onGo } = choosing(true);
  act(() => result.current.choose(open, 'pointer'));
  expect(onGo).toHaveBeenCalledWith(open);
  expect(result.current.touched).toBe(undefined);
});
