import { candle } from '../scene/parts/lamps.ts';
import type { SceneLayer } from '../scene/scene-layer.ts';

/** A window somebody is at home behind: warm, with a candle on its sill. Its foot's middle is the point. */
export function ourWindow(layer: SceneLayer, x: number, y: number, width: number, height: number): void {
  const pane = [
    [x - width / 2, y],
    [x - width / 2, y - height],
    [x + width / 2, y - height],
    [x + width / 2, y],
  ] as const;
  layer.box(x - width / 2 - 2.5, y - height - 2.5, width + 5, height + 5, 0.66, 0);
  layer.fill(pane, 0.1);
  layer.light(pane, '#ffb95c', 0.62);
  layer.shadeLights(
    [
      [x, y],
      [x, y - height],
    ],
    1.8,
    1,
  );
  layer.shadeLights(
    [
      [x - width / 2, y - height / 2],
      [x + width / 2, y - height / 2],
    ],
    1.8,
    1,
  );
  layer.box(x - width / 2 - 4, y, width + 8, 3, 0.7, 0);
  candle(layer, x + width * 0.24, y, Math.min(11, height * 0.3));
}

/** A front door with a lit fan over it and a step, its foot's middle at the point. */
export function ourDoor(layer: SceneLayer, x: number, y: number, height: number): void {
  layer.place(x, y, height, () => {
    layer.box(-0.31, -1.06, 0.62, 1.06, 0.6);
    layer.box(-0.23, -0.8, 0.46, 0.8, 0.12);
    layer.light('M-.23-.82A.23 .2 0 0 1 .23-.82Z', '#ffc27a', 0.9);
    layer.box(-0.18, -0.72, 0.36, 0.28, 0.2);
    layer.box(-0.18, -0.36, 0.36, 0.28, 0.2);
    layer.disc(0.15, -0.4, 0.025, 0.9);
    layer.fill(
      [
        [-0.42, -1.04],
        [0, -1.28],
        [0.42, -1.04],
      ],
      0.52,
      0,
    );
    layer.box(-0.38, -0.05, 0.76, 0.07, 0.66, 0);
  });
}
