import { lerp } from '../../drawing/curves.ts';
import type { SceneLayer } from '../scene-layer.ts';

/** Flagstones from one height down to another, their joints running away to a point above `vanishing`. */
export function paving(layer: SceneLayer, top: number, foot: number, vanishing: number, shade = 0.34, rows = 9): void {
  const { random, width } = layer;
  layer.box(-5, top, width + 10, layer.height - top + 5, shade * 0.55, 0);
  const line = (row: number): number => top + (foot - top) * (row / rows) ** 1.8;
  for (let row = 0; row < rows; row += 1) {
    const [far, near] = [line(row), line(row + 1)];
    const stone = lerp(26, 150, (row / rows) ** 1.2);
    const opening = (near - top + 60) / (far - top + 60);
    const joint = Math.max(0.6, (near - far) * 0.07);
    for (let x = -stone * random.between(0.2, 1); x < width + stone; x += stone) {
      const along = (at: number): number => vanishing + (at - vanishing) * opening;
      const [left, right] = [x, x + stone - joint];
      const nearLeft = Math.min(Math.max(along(left), left - stone), left + stone);
      const nearRight = nearLeft + stone * 1.04 - joint;
      layer.fill(
        [
          [left, far],
          [right, far],
          [nearRight, near - joint],
          [nearLeft, near - joint],
        ],
        shade * random.between(0.75, 1.2),
        0,
      );
    }
  }
}

/** Steps going up away from us, narrower and lower the farther up they are. `y` is the foot of the lowest. */
export function steps(
  layer: SceneLayer,
  x: number,
  y: number,
  width: number,
  height: number,
  { count = 8, shade = 0.4, narrowing = 0.25 } = {},
): number {
  let foot = y;
  const weights = Array.from({ length: count }, (_, step) => 1 - (0.55 * step) / count);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  for (const [step, weight] of weights.entries()) {
    const rise = (height * weight) / sum;
    const half = (width / 2) * (1 - (narrowing * step) / count);
    layer.box(x - half, foot - rise, half * 2, rise, shade * 0.62, 90);
    layer.box(x - half, foot - rise, half * 2, rise * 0.38, shade * 1.25, 0);
    foot -= rise;
  }
  return foot;
}
