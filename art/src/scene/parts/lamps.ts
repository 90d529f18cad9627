import { discOf, type SceneLayer } from '../scene-layer.ts';

/** A street lamp standing on a point, this high. */
export function streetLamp(layer: SceneLayer, x: number, y: number, height: number, shade = 0.2): void {
  layer.place(x, y, height, () => {
    layer.line(
      [
        [0, 0],
        [0, -0.82],
      ],
      0.03,
      shade,
      90,
    );
    layer.line(
      [
        [0, 0],
        [0, -0.2],
      ],
      0.05,
      shade,
      90,
    );
    layer.line(
      [
        [-0.1, -0.68],
        [0.1, -0.68],
      ],
      0.026,
      shade,
    );
    layer.box(-0.05, -0.04, 0.1, 0.05, shade, 0);
    layer.fill(
      [
        [-0.088, -1],
        [0.088, -1],
        [0.051, -0.82],
        [-0.051, -0.82],
      ],
      0.3,
    );
    layer.fill(
      [
        [-0.112, -1],
        [0, -1.1],
        [0.112, -1],
      ],
      shade,
      0,
    );
    const glass = [
      [-0.072, -0.99],
      [0.072, -0.99],
      [0.042, -0.84],
      [-0.042, -0.84],
    ] as const;
    layer.light(glass);
    layer.light(glass);
    layer.flame(0, -0.91, 0.048, '#fff1cf');
  });
}

/** A lantern in a hand or on a hook, its middle at a point. */
export function lantern(layer: SceneLayer, x: number, y: number, size: number, colour: string = layer.lamp): void {
  layer.place(x, y, size, () => {
    layer.line('M-.3-.5C-.3-1 .3-1 .3-.5', 0.08, 0.2);
    layer.fill(
      [
        [-0.4, 0.55],
        [-0.32, -0.5],
        [0.32, -0.5],
        [0.4, 0.55],
      ],
      0.2,
    );
    layer.light(
      [
        [-0.27, 0.42],
        [-0.22, -0.36],
        [0.22, -0.36],
        [0.27, 0.42],
      ],
      colour,
    );
    layer.flame(0, 0.08, 0.2, '#fff1cf');
    layer.fill(
      [
        [-0.4, -0.45],
        [0, -0.75],
        [0.4, -0.45],
      ],
      0.2,
      0,
    );
  });
}

/** Small lights on a slack string between two points. */
export function lightString(
  layer: SceneLayer,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  { count = 20, radius = 2, colour = layer.lamp }: { count?: number; radius?: number; colour?: string } = {},
): void {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  layer.line(`M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}`, 1, 0.2);
  for (let bulb = 0; bulb <= count; bulb += 1) {
    const way = bulb / count;
    const on = (at: 0 | 1): number => (1 - way) ** 2 * from[at] + 2 * way * (1 - way) * middle[at] + way ** 2 * to[at];
    layer.flame(on(0), on(1) + radius, radius, colour);
  }
}

/** A candle standing on a point. */
export function candle(layer: SceneLayer, x: number, y: number, height: number, width = height * 0.22): void {
  layer.box(x - width / 2, y - height, width, height, 0.75);
  layer.flame(x, y - height - width * 0.9, width * 0.62, '#ffd48a');
  layer.flame(x, y - height - width * 0.7, width * 0.3, '#fff1cf');
}

/** A ring of candles on chains from the top of the picture. */
export function chandelier(layer: SceneLayer, x: number, y: number, radius: number, top = -10): void {
  layer.line(
    [
      [x, top],
      [x, y - radius * 0.6],
    ],
    Math.max(1, radius * 0.03),
    0.2,
  );
  for (const side of [-1, 1])
    layer.line(
      [
        [x, y - radius * 0.6],
        [x + side * radius, y],
      ],
      Math.max(1, radius * 0.02),
      0.2,
    );
  layer.line(discOf(x, y, radius, radius * 0.22), Math.max(1.2, radius * 0.05), 0.3);
  for (let arm = 0; arm < 12; arm += 1) {
    const angle = (arm * Math.PI) / 6;
    const height = Math.max(5, radius * 0.15);
    candle(layer, x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.22, height);
  }
}
