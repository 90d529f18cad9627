import { house } from '../../scene/parts/house.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { hulk } from '../../scene/parts/ships.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';
import type { Wall } from '../motifs/perspective.ts';
import { paintWall, shadeWall } from '../motifs/slanted-wall.ts';

/** The Long Account: a prison hulk's whole side running away from us, tallied from waterline to rail. */
export const tallyWall: Piece = (layer, x, y, size) => {
  hulk(layer, x - size * 3.3, y - 4, size * 0.42, 0.36);
  const near = x - size * 0.95;
  const far = x + size * 3.2;
  const side: Wall = {
    from: { x: near, top: y - size * 1.12, foot: y + 8 },
    to: { x: far, top: y - size * 0.42, foot: y - 6 },
    length: 2600,
  };
  roofs(layer, side, size);
  transom(layer, near, y, size);
  paintWall(layer, side, 'tallied side', planks);
  shadeWall(layer, side, 0.9, 0.6);
  layer.line(
    [
      [near, side.from.top],
      [far, side.to.top],
    ],
    size * 0.03,
    0.66,
    170,
  );
  layer.line(
    `M${far - 12} ${y - size * 0.3}Q${far + size * 0.3} ${y - size * 0.16} ${far + size * 0.52} ${y + 6}`,
    5,
    0.4,
  );
  lantern(layer, near - size * 0.3, y - size * 1.3, size * 0.085);
  ladder(layer, near + size * 0.42, y, size);
};

/** The flat side: planks, ports with lamps behind their bars, and days in fives. */
function planks(face: SceneLayer): void {
  const { width } = face;
  face.box(-5, -5, width + 10, 490, 0.42, 0);
  for (let plank = 24; plank < 480; plank += 24) face.box(-5, plank, width + 10, 2.4, 0.24, 0);
  face.box(-5, 0, width + 10, 18, 0.66, 0);
  for (const wale of [196, 370]) face.box(-5, wale, width + 10, 14, 0.56, 0);
  for (let at = 90; at < width; at += 205)
    for (const [top, share] of [
      [70, 0.75],
      [246, 0.5],
    ] as const)
      port(face, at + (top > 100 ? 100 : 0), top, face.random.chance(share) ? face.random.between(0.5, 1) : 0);
  for (const [top, high] of [
    [24, 34],
    [150, 36],
    [216, 26],
    [326, 36],
    [392, 34],
    [434, 34],
  ] as const)
    tallies(face, top, high);
}

function port(face: SceneLayer, x: number, y: number, light: number): void {
  face.box(x - 42, y - 8, 84, 82, 0.6);
  face.box(x - 34, y, 68, 66, 0.08);
  if (light > 0) face.light(`M${x - 34} ${y}H${x + 34}V${y + 66}H${x - 34}Z`, '#ffb052', light);
  for (let bar = -1; bar <= 1; bar += 1)
    face.shadeLights(
      [
        [x + bar * 18, y],
        [x + bar * 18, y + 66],
      ],
      6,
      1,
    );
  if (light > 0.6)
    face.curtain(
      `M${x - 24} ${y + 66}C${x - 24} ${y + 40} ${x - 12} ${y + 40} ${x - 10} ${y + 34}A11 12 0 1 1 ${x + 6} ${y + 34}C${x + 8} ${y + 40} ${x + 18} ${y + 40} ${x + 18} ${y + 66}Z`,
      0.9,
    );
}

/** Four strokes and one across them, over and over. */
function tallies(face: SceneLayer, top: number, high: number): void {
  let at = face.random.between(10, 60);
  while (at < face.width - 60) {
    const count = face.random.chance(0.12) ? face.random.whole(1, 3) : 4;
    for (let mark = 0; mark < count; mark += 1)
      face.line(
        [
          [at + mark * 9 + face.random.between(-1, 1), top + face.random.between(0, 4)],
          [at + mark * 9 + face.random.between(-2, 2), top + high - face.random.between(0, 4)],
        ],
        3.4,
        0.95,
        90,
      );
    if (count === 4)
      face.line(
        [
          [at - 7, top + high * 0.8],
          [at + 35, top + high * 0.2],
        ],
        3.4,
        0.95,
      );
    at += 56 + face.random.between(0, face.random.chance(0.15) ? 120 : 8);
  }
}

/** Her stern, turned a little towards us, two rows of lit panes. */
function transom(layer: SceneLayer, x: number, y: number, size: number): void {
  const left = x - size * 0.72;
  layer.fill(
    [
      [left + size * 0.16, y + 4],
      [left, y - size * 0.62],
      [left + size * 0.06, y - size * 1.02],
      [x, y - size * 1.12],
      [x, y + 8],
    ],
    0.34,
    90,
  );
  for (const [up, share] of [
    [0.86, 0.9],
    [0.58, 0.6],
  ] as const) {
    layer.line(
      [
        [left + size * 0.03, y - size * (up - 0.13)],
        [x, y - size * (up - 0.12)],
      ],
      4,
      0.6,
    );
    for (let pane = 0; pane < 5; pane += 1) {
      const at = left + size * (0.13 + pane * 0.115);
      const glass = `M${at} ${y - size * (up - 0.1)}V${y - size * up}L${at + size * 0.075} ${y - size * (up + 0.012)}V${y - size * (up - 0.1)}Z`;
      layer.fill(glass, 0.1);
      layer.light(glass, '#ffc070', share * layer.random.between(0.4, 1));
    }
  }
}

/** Sheds built upon the hulk's deck. */
function roofs(layer: SceneLayer, { from, to }: Wall, size: number): void {
  for (let shed = 0; shed < 9; shed += 1) {
    const share = shed / 9;
    const scale = 1 - 0.6 * share;
    const x = from.x + (to.x - from.x) * share ** 0.8;
    const foot = from.top + (to.top - from.top) * share ** 0.8 + 8;
    house(layer, x, foot, size * 0.5 * scale, size * layer.random.between(0.16, 0.3) * scale, {
      roof: layer.random.pick(['gable', 'side', 'jetty']),
      storey: size * 0.12 * scale,
      lit: 0.5,
      shade: 0.34,
    });
    if (shed % 3 === 1) layer.smoke(x + size * 0.2 * scale, foot - size * 0.4 * scale, size * 0.1 * scale);
    if (shed % 4 === 0)
      layer.line(
        [
          [x + size * 0.3 * scale, foot],
          [x + size * 0.3 * scale, foot - size * 0.72 * scale],
        ],
        9 * scale,
        0.3,
        90,
      );
  }
}

/** The only way up. */
function ladder(layer: SceneLayer, x: number, y: number, size: number): void {
  for (const side of [0, size * 0.1])
    layer.line(
      [
        [x + side, y + 4],
        [x + side, y - size * 1.04],
      ],
      3.4,
      0.1,
      90,
    );
  for (let rung = 0; rung < 15; rung += 1)
    layer.line(
      [
        [x, y - rung * size * 0.07],
        [x + size * 0.1, y - rung * size * 0.07],
      ],
      2.6,
      0.1,
    );
}
