import type { SceneLayer } from '../scene-layer.ts';
import { spire } from './spires.ts';
import { tower } from './tower.ts';
import { paintWindow, someLight } from './windows.ts';

const BAYS = 9;

/** A cathedral seen from its side, standing on the middle of a point. */
export function cathedral(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.42): void {
  const nave = width * 0.62;
  const wall = y - height * 0.42;
  const [left, ridge] = [x - nave / 2, wall - height * 0.16];
  layer.box(left, wall, nave, height * 0.42, shade);
  layer.fill(
    [
      [left - 4, wall],
      [x - nave * 0.42, ridge],
      [x + nave * 0.42, ridge],
      [x + nave / 2 + 4, wall],
    ],
    shade * 0.72,
    80,
  );
  layer.line(
    [
      [x - nave * 0.42, ridge],
      [x + nave * 0.42, ridge],
    ],
    height * 0.008,
    shade * 1.3,
  );
  for (let bay = 0; bay <= BAYS; bay += 1) {
    const at = left + (nave * bay) / BAYS;
    layer.box(at - width * 0.006, wall - height * 0.03, width * 0.014, height * 0.45, shade * 0.8);
    spire(layer, at, wall - height * 0.02, width * 0.016, height * 0.08, { shade, crockets: false });
    const window = { x: at + nave / BAYS / 2, y: y - height * 0.1, width: (nave / BAYS) * 0.42, height: height * 0.24 };
    if (bay < BAYS) paintWindow(layer, 'lancet', window, someLight(layer, 0.75));
  }
  tower(layer, x - width * 0.36, y, width * 0.13, height * 0.58, { top: 'spire', shade, lit: 0.7 });
  tower(layer, x + width * 0.36, y, width * 0.13, height * 0.52, { top: 'spire', shade, lit: 0.7 });
  tower(layer, x, wall - height * 0.1, width * 0.1, height * 0.2, { top: 'spire', shade, lit: 0.9 });
  westFront(layer, x - width * 0.225, y, wall, width, height, shade * 1.1);
}

function westFront(
  layer: SceneLayer,
  x: number,
  y: number,
  wall: number,
  width: number,
  height: number,
  shade: number,
): void {
  const half = width * 0.075;
  layer.fill(
    [
      [x - half, y],
      [x - half, wall],
      [x, wall - height * 0.22],
      [x + half, wall],
      [x + half, y],
    ],
    shade,
  );
  const rose = { x, y: wall + height * 0.03, width: width * 0.09, height: width * 0.09 };
  paintWindow(layer, 'round', rose, 1, '#ffd28a');
  paintWindow(layer, 'lancet', { x, y, width: width * 0.045, height: height * 0.16 }, 0.9);
}
