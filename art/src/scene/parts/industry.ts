import { discOf, type SceneLayer } from '../scene-layer.ts';
import { windowGrid } from './windows.ts';

/** A factory chimney. */
export function stack(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.36): void {
  layer.fill(
    [
      [x - width * 0.6, y],
      [x - width * 0.4, y - height],
      [x, y - height],
      [x, y],
    ],
    shade * 1.1,
  );
  layer.fill(
    [
      [x, y],
      [x, y - height],
      [x + width * 0.4, y - height],
      [x + width * 0.6, y],
    ],
    shade * 0.7,
  );
  for (const up of [1, 0.94, 0.6])
    layer.box(x - width * 0.5, y - height * up - width * 0.1, width, width * 0.18, shade * 1.3, 0);
  layer.smoke(x, y - height - width * 0.2, width * 1.1);
}

/** A gas-holder in its iron frame. */
export function gasometer(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.3): void {
  const full = y - height * 0.55;
  layer.box(x - width / 2, full, width, height * 0.55, shade * 1.2);
  layer.fill(discOf(x, full, width / 2, width * 0.08), shade * 1.5, 0);
  const posts = Array.from({ length: 9 }, (_, post) => x - Math.cos((Math.PI * post) / 8) * width * 0.53);
  for (const post of posts)
    layer.line(
      [
        [post, y],
        [post, y - height],
      ],
      Math.max(1, width * 0.015),
      shade * 0.8,
      90,
    );
  for (const up of [0.33, 0.66, 1]) {
    layer.line(discOf(x, y - height * up, width * 0.53, width * 0.075), Math.max(1, width * 0.012), shade * 0.8);
  }
  const wire = Math.max(0.6, width * 0.004);
  for (const [at, left] of posts.slice(0, -1).entries()) {
    const right = posts[at + 1] ?? left;
    for (const [low, high] of [
      [0.33, 0.66],
      [0.66, 1],
    ] as const) {
      layer.line(
        [
          [left, y - height * low],
          [right, y - height * high],
        ],
        wire,
        shade * 0.8,
      );
      layer.line(
        [
          [right, y - height * low],
          [left, y - height * high],
        ],
        wire,
        shade * 0.8,
      );
    }
  }
}

/** A long shed under a saw-tooth roof with glazed faces. */
export function sawtoothShed(
  layer: SceneLayer,
  x: number,
  y: number,
  width: number,
  height: number,
  teeth: number,
): void {
  const step = width / teeth;
  layer.box(x, y - height, width, height, 0.36);
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const left = x + tooth * step;
    layer.fill(
      [
        [left, y - height],
        [left, y - height * 1.55],
        [left + step, y - height],
      ],
      0.34,
      60,
    );
    const pane = left + 2;
    const [top, foot] = [y - height * 1.42, y - height * 1.06];
    layer.light(
      [
        [pane, top],
        [pane + step * 0.1, top],
        [pane + step * 0.1, foot],
        [pane, foot],
      ],
      layer.lamp,
      0.7,
    );
  }
  windowGrid(layer, { x, y: y - height * 0.12, width, height: height * 0.75 }, 22, { lit: 0.6 });
}

/** A furnace house with its mouth open. */
export function furnace(layer: SceneLayer, x: number, y: number, size: number, shade = 0.3): void {
  layer.place(x, y, size, () => {
    layer.fill(
      [
        [-0.7, 0],
        [-0.5, -1.1],
        [0.5, -1.1],
        [0.7, 0],
      ],
      shade,
      0,
    );
    layer.fill(
      [
        [-0.62, -1.1],
        [-0.3, -1.35],
        [0.3, -1.35],
        [0.62, -1.1],
      ],
      shade * 0.8,
      80,
    );
    for (const band of [-0.85, -1.08])
      layer.line(
        [
          [-0.58, band],
          [0.58, band],
        ],
        0.05,
        shade * 1.4,
      );
    layer.fill('M-.36 0V-.36A.36 .36 0 0 1 .36-.36V0Z', shade * 1.5, 0);
    const mouth = 'M-.28 0V-.35A.28 .28 0 0 1 .28-.35V0Z';
    layer.light(mouth, '#f0761f');
    layer.light(mouth, '#c25a10', 0.6);
    for (let coal = 0; coal < 9; coal += 1)
      layer.flame(layer.random.between(-0.24, 0.24), -0.04 - 0.06 * layer.random.between(0, 1), 0.03, '#ffd48a');
  });
  layer.smoke(x, y - size * 1.35, size * 0.2);
}
