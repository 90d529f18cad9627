import { person } from '../../scene/parts/figures.ts';
import { candle, lantern } from '../../scene/parts/lamps.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** A desk standing free, and the dark front of it towards us. */
function deskFront(layer: SceneLayer, x: number, y: number, width: number, height: number): void {
  layer.box(x - width * 0.46, y - height, width * 0.92, height, 0.3);
  for (const side of [-0.42, 0.14])
    layer.box(x + side * width, y - height * 0.82, width * 0.28, height * 0.68, 0.38, 0);
  layer.fill(
    [
      [x - width * 0.54, y - height],
      [x - width * 0.47, y - height * 1.16],
      [x + width * 0.47, y - height * 1.16],
      [x + width * 0.54, y - height],
    ],
    0.62,
    0,
  );
  layer.box(x - width * 0.54, y - height, width * 1.08, height * 0.07, 0.5, 0);
}

/** A clerk behind a desk, papers and a candle on it. */
export const clerkAtDesk: Piece = (layer, x, y, size) => {
  person(layer, x - size * 0.1, y - size * 0.02, size * 0.78, { hat: 'none', shade: 0.1 });
  deskFront(layer, x, y, size * 1.1, size * 0.38);
  for (const [at, high] of [
    [-0.4, 5],
    [0.3, 3],
  ] as const)
    for (let sheet = 0; sheet < high; sheet += 1)
      layer.box(
        x + at * size + layer.random.between(-2, 2),
        y - size * (0.44 + sheet * 0.022),
        size * 0.2,
        size * 0.018,
        layer.random.between(0.7, 0.95),
        0,
      );
  candle(layer, x + size * 0.1, y - size * 0.42, size * 0.15);
};

/** A high desk with the tide's ledger open on it, and a lamp. */
export const tideLedger: Piece = (layer, x, y, size) => {
  deskFront(layer, x, y, size * 0.9, size * 0.46);
  layer.fill(
    [
      [x - size * 0.3, y - size * 0.5],
      [x - size * 0.24, y - size * 0.62],
      [x, y - size * 0.57],
      [x + size * 0.24, y - size * 0.62],
      [x + size * 0.3, y - size * 0.5],
      [x, y - size * 0.48],
    ],
    0.95,
    0,
  );
  lantern(layer, x + size * 0.36, y - size * 0.64, size * 0.075);
  person(layer, x - size * 0.62, y + size * 0.02, size * 0.86, { hat: 'none', shade: 0.08 });
};

/** Charts over a whole wall, a window on the water, a clock for the tide that does not come. */
export const chartsAndClock: Piece = (layer, x, y, size) => {
  for (let at = x % (size * 0.8); at < layer.width + size; at += size * 0.8) {
    const wide = size * layer.random.between(0.5, 0.68);
    const top = y - size * layer.random.between(0.86, 0.94);
    if (Math.abs(at - x) < size * 0.5) continue;
    layer.box(at - wide / 2, top, wide, size * 0.54, 0.66, 0);
    for (let line = 0; line < 5; line += 1) {
      const [left, level] = [at - wide * 0.44, top + size * (0.07 + line * 0.095)];
      layer.line(
        `M${left} ${level}q${wide * 0.22} ${layer.random.between(-22, 22)} ${wide * 0.44} 0t${wide * 0.44} ${layer.random.between(-14, 14)}`,
        2,
        0.28,
      );
    }
    layer.line(discOf(at + wide * 0.2, top + size * 0.16, size * 0.06), 1.6, 0.3);
  }
  layer.disc(x, y - size * 0.66, size * 0.25, 0.3);
  layer.disc(x, y - size * 0.66, size * 0.21, 0.86);
  layer.light(discOf(x, y - size * 0.66, size * 0.21), '#ffe2a8', 0.22);
  for (let hour = 0; hour < 12; hour += 1) {
    const [across, down] = [Math.sin(hour * 0.5236), Math.cos(hour * 0.5236)];
    layer.line(
      [
        [x + across * size * 0.16, y - size * 0.66 - down * size * 0.16],
        [x + across * size * 0.195, y - size * 0.66 - down * size * 0.195],
      ],
      4,
      0.1,
    );
  }
  for (const [across, down] of [
    [0, -0.15],
    [0.09, 0.05],
  ] as const)
    layer.line(
      [
        [x, y - size * 0.66],
        [x + across * size, y + (down - 0.66) * size],
      ],
      5,
      0.06,
    );
};

/** A balance as large as a man. */
export const greatBalance: Piece = (layer, x, y, size) => {
  layer.place(x, y, size, () => {
    layer.fill('M-.34 0L-.26-.12H.26L.34 0Z', 0.46, 0);
    layer.line(
      [
        [0, -0.1],
        [0, -1],
      ],
      0.034,
      0.64,
      90,
    );
    layer.disc(0, -1.02, 0.05, 0.72);
    layer.line(
      [
        [-0.64, -0.86],
        [0.64, -0.98],
      ],
      0.026,
      0.68,
    );
    for (const [end, top, pan] of [
      [-0.64, -0.86, -0.32],
      [0.64, -0.98, -0.46],
    ] as const) {
      for (const side of [-0.16, 0.16])
        layer.line(
          [
            [end, top],
            [end + side, pan],
          ],
          0.009,
          0.64,
        );
      layer.fill(`M${end - 0.2} ${pan}Q${end} ${pan + 0.16} ${end + 0.2} ${pan}Z`, 0.72);
    }
    layer.fill('M-.58-.32V-.44H-.42V-.32Z', 0.16);
    layer.line('M.44-.48Q.5-.64 .58-.48', 0.022, 0.3);
  });
};

/** The slate that true coin is rung on: a round of it let into the floor, and a coin in the air. */
export const ringingSlate: Piece = (layer, x, y, size) => {
  const disc = (reach: number): Path => discOf(x, y, size * reach, size * reach * 0.2);
  layer.fill(disc(1.5), 0.5, 0);
  layer.fill(disc(1.38), 0.12, 0);
  for (const ring of [0.3, 0.58, 0.9, 1.2]) layer.lightLine(disc(ring), 1.8, '#ffcf8a', 0.75 - 0.4 * ring);
  for (const spread of [0.5, 0.36, 0.22])
    layer.light(
      [
        [x - 3, y - size * 1.6],
        [x + 3, y - size * 1.6],
        [x + spread * size * 1.5, y],
        [x - spread * size * 1.5, y],
      ],
      '#ffd79a',
      0.05,
    );
  layer.flame(x, y - size * 0.42, size * 0.085, '#ffdf9a');
  layer.flame(x, y - size * 0.42, size * 0.045, '#fff1cf');
  for (const [at, skirt] of [
    [-1.2, true],
    [1.3, false],
    [1.5, false],
  ] as const)
    person(layer, x + at * size, y + size * 0.18, size * 0.46, {
      skirt,
      hat: skirt ? 'bonnet' : 'top',
      mirrored: at > 0,
    });
};

type Path = ReturnType<typeof discOf>;

/** Arches with grilles, a counter under them, a candle to each clerk. */
export const grilles: Piece = (layer, _x, y, size) => {
  const span = size * 0.62;
  for (let middle = span / 2; middle < layer.width + span; middle += span) {
    const arch = `M${middle - size * 0.24} ${y}V${y - size * 0.62}A${size * 0.24} ${size * 0.24} 0 0 1 ${middle + size * 0.24} ${y - size * 0.62}V${y}Z`;
    layer.fill(arch, 0.2);
    layer.light(arch, '#d99a4a', layer.random.between(0.16, 0.4));
    for (let bar = -4; bar <= 4; bar += 1)
      layer.line(
        [
          [middle + bar * size * 0.052, y - size * 0.3],
          [middle + bar * size * 0.052, y - size * 0.84],
        ],
        3,
        0.6,
        90,
      );
    layer.line(
      `M${middle - size * 0.26} ${y}V${y - size * 0.62}A${size * 0.26} ${size * 0.26} 0 0 1 ${middle + size * 0.26} ${y - size * 0.62}V${y}`,
      9,
      0.6,
    );
  }
  layer.box(-5, y - size * 0.3, layer.width + 10, size * 0.36, 0.4);
  layer.box(-5, y - size * 0.33, layer.width + 10, size * 0.05, 0.7, 0);
  for (let at = span; at < layer.width; at += span * 2) candle(layer, at, y - size * 0.33, size * 0.13);
};
