import { expect, test, vi } from 'vitest';
import type { Frame, Look } from '../camera/look.ts';
import { openLook } from './moving-look.ts';

const frame: Frame = {
  map: { width: 5220, height: 3000 },
  view: { width: 1280, height: 740 },
  range: { least: 3, greatest: 5 },
};
const look: Look = { x: 2610, y: 1500, zoom: 4 };

const anEye = (isStill = false) => {
  const onZoom = vi.fn();
  return { onZoom, eye: openLook({ look, frame, isStill: () => isStill, onZoom, onMoved: () => {} }) };
};

test('a step of the zoom glides, and the next step goes on from where it will end', () => {
  const { eye, onZoom } = anEye();
  eye.glideTo({ ...eye.goal, zoom: eye.goal.zoom + 0.5 });
  expect([eye.now.zoom, eye.goal.zoom]).toEqual([4, 4.5]);
  expect(eye.step(performance.now() + 60)).toBe(true);
  expect(eye.now.zoom).toBeGreaterThan(4);
  expect(eye.now.zoom).toBeLessThan(4.5);
  eye.glideTo({ ...eye.goal, zoom: eye.goal.zoom + 0.25 });
  expect(eye.step(performance.now() + 1000)).toBe(false);
  expect(eye.now.zoom).toBe(4.75);
  expect(onZoom.mock.calls).toEqual([[4.5], [4.75]]);
});

test('where nothing is to move, a step is there at once', () => {
  const { eye } = anEye(true);
  eye.glideTo({ ...eye.goal, zoom: 4.5 });
  expect(eye.now.zoom).toBe(4.5);
});

test('a step beyond the end of the range is none, and nobody is told of it [C-MAP-049]', () => {
  const { eye, onZoom } = anEye(true);
  eye.glideTo({ ...eye.goal, zoom: 7 });
  eye.glideTo({ ...eye.goal, zoom: 7.5 });
  expect(eye.now.zoom).toBe(5);
  expect(onZoom.mock.calls).toEqual([[5]]);
});

test('a finger stops what glides', () => {
  const { eye } = anEye();
  eye.glideTo({ ...eye.goal, zoom: 5 });
  eye.jumpTo({ ...eye.now, x: 2000 });
  expect(eye.step(performance.now() + 60)).toBe(false);
  expect(eye.now).toEqual({ ...look, x: 2000 });
});
