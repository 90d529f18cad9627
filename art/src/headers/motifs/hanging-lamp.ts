import type { SceneLayer } from '../../scene/scene-layer.ts';

type Hanging = {
  /** The upper end of its rod. */
  readonly from: number;
  readonly scale: number;
  /** The foot of its cone of light. */
  readonly floor: number;
};

/** A shaded lamp on a rod, larger or smaller with its distance, with the cone of its light. */
export function hangingLamp(layer: SceneLayer, x: number, y: number, { from, scale, floor }: Hanging): void {
  layer.line(
    [
      [x, from],
      [x, y - 15 * scale],
    ],
    1.8 * scale,
    0.3,
    90,
  );
  layer.fill(
    [
      [x - 20 * scale, y - 4 * scale],
      [x - 6 * scale, y - 20 * scale],
      [x + 6 * scale, y - 20 * scale],
      [x + 20 * scale, y - 4 * scale],
    ],
    0.34,
    0,
  );
  for (const half of [150, 105, 64]) {
    const [inner, outer] = [11 * scale, half * scale];
    layer.light(`M${x - inner} ${y}L${x - outer} ${floor}H${x + outer}L${x + inner} ${y}Z`, '#ffb45a', 0.03);
  }
  layer.flame(x, y, 7.5 * scale);
  layer.flame(x, y, 4.4 * scale, '#fff1cf');
}
