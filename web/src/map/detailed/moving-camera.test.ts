import { expect, test, vi } from 'vitest';
import type { CameraBounds, CameraPosition } from '../camera/camera-position.ts';
import { openCamera } from './moving-camera.ts';

const bounds: CameraBounds = {
  map: { width: 5220, height: 3000 },
  view: { width: 1280, height: 740 },
  range: { min: 3, max: 5 },
};
const position: CameraPosition = { x: 2610, y: 1500, zoom: 4 };

const anEye = (isStill = false) => {
  const onZoom = vi.fn();
  return { onZoom, camera: openCamera({ position, bounds, isStill: () => isStill, onZoom, onMoved: () => {} }) };
};

test('a zoom step is animated, and the next step starts from its end', () => {
  const { camera, onZoom } = anEye();
  camera.glideTo({ ...camera.goal, zoom: camera.goal.zoom + 0.5 });
  expect([camera.now.zoom, camera.goal.zoom]).toEqual([4, 4.5]);
  expect(camera.step(performance.now() + 60)).toBe(true);
  expect(camera.now.zoom).toBeGreaterThan(4);
  expect(camera.now.zoom).toBeLessThan(4.5);
  camera.glideTo({ ...camera.goal, zoom: camera.goal.zoom + 0.25 });
  expect(camera.step(performance.now() + 1000)).toBe(false);
  expect(camera.now.zoom).toBe(4.75);
  expect(onZoom.mock.calls).toEqual([[4.5], [4.75]]);
});

test('a step is immediate under reduced motion', () => {
  const { camera } = anEye(true);
  camera.glideTo({ ...camera.goal, zoom: 4.5 });
  expect(camera.now.zoom).toBe(4.5);
});

test('a step beyond the end of the range does nothing and is not reported', { meta: { rows: ['C-MAP-049'] } }, () => {
  const { camera, onZoom } = anEye(true);
  camera.glideTo({ ...camera.goal, zoom: 7 });
  camera.glideTo({ ...camera.goal, zoom: 7.5 });
  expect(camera.now.zoom).toBe(5);
  expect(onZoom.mock.calls).toEqual([[5]]);
});

test('a finger stops the animation', () => {
  const { camera } = anEye();
  camera.glideTo({ ...camera.goal, zoom: 5 });
  camera.jumpTo({ ...camera.now, x: 2000 });
  expect(camera.step(performance.now() + 60)).toBe(false);
  expect(camera.now).toEqual({ ...position, x: 2000 });
});
