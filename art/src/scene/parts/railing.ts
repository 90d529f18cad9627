import type { SceneLayer } from '../scene-layer.ts';

/** Iron railings with spear points between two places. */
export function railing(layer: SceneLayer, from: number, to: number, y: number, height: number, shade = 0.12): void {
  for (let x = from; x < to; x += height * 0.22) {
    layer.line(
      [
        [x, y],
        [x, y - height],
      ],
      Math.max(1, height * 0.05),
      shade,
      90,
    );
    layer.fill(
      [
        [x - height * 0.06, y - height],
        [x, y - height * 1.18],
        [x + height * 0.06, y - height],
      ],
      shade,
    );
  }
  layer.box(from, y - height * 0.9, to - from, height * 0.06, shade, 0);
  layer.box(from, y - height * 0.12, to - from, height * 0.07, shade, 0);
}
