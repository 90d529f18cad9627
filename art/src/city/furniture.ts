import { NO_WARD } from './ground-plan.ts';
import { boat, hulk, ship } from './landmarks/afloat.ts';
import { bridge } from './landmarks/bridges.ts';
import { bar, flame, type Mason, solid } from './landmarks/mason.ts';
import { compassRose } from './landmarks/rose.ts';
import { randomFrom } from './random.ts';
import type { Point, Region } from './region.ts';
import { spots } from './spots.ts';
import { blankStage, type Stage, shade } from './stage.ts';

const BRIDGES = [
  { x: 566, wide: 15 },
  { x: 940, wide: 36, hasHouses: true },
  { x: 1312, wide: 17 },
] as const;

/** `way` is 1 for a bow to the right, -1 to the left. */
const SHIPS = [
  { at: [2398, 1010], long: 62, rig: 'sail', way: -1 },
  { at: [2492, 1246], long: 46, rig: 'steam', way: 1 },
  { at: [1806, 1262], long: 50, rig: 'sail', way: 1 },
  { at: [1846, 940], long: 40, rig: 'steam', way: -1 },
  { at: [2290, 806], long: 40, rig: 'sail', way: 1 },
  { at: [2050, 1392], long: 54, rig: 'sail', way: -1 },
  { at: [1700, 1190], long: 46, rig: 'sail', way: 1 },
  { at: [2560, 860], long: 28, rig: 'sail', way: -1 },
] as const;

const BOATS: readonly Point[] = [
  [330, 892],
  [452, 906],
  [742, 862],
  [1120, 868],
  [1190, 884],
  [1460, 916],
  [1540, 900],
  [1664, 1036],
  [1806, 1120],
  [2220, 870],
  [1660, 872],
];

/** Jetties from the quay out into the water: their start, and their extent to the right and down. */
const JETTIES: readonly (readonly [at: Point, over: number, down: number])[] = [
  [[1716, 972], 46, -8],
  [[1722, 1092], 52, 4],
  [[1712, 1130], 44, 4],
  [[1738, 1236], 48, 6],
  [[1706, 1300], 42, 10],
  [[1826, 1030], -34, -6],
  [[1448, 962], 6, -26],
  [[1518, 958], 4, -24],
];

/** Cranes: the foot, the height, and the side of the hook (1 right, -1 left). */
const CRANES = [
  [1748, 968, 32, 1],
  [1744, 1090, 38, 1],
  [1740, 1134, 30, 1],
  [1764, 1238, 36, 1],
  [1728, 1302, 28, 1],
] as const;

/** Draws the things in the water, which belong to no ward: bridges, jetties, ships. */
export function drawFurniture(cut: Region): Stage {
  const stage = blankStage(cut);
  const mason: Mason = { stage, ward: NO_WARD, random: randomFrom('furniture'), wall: '#8f8068', slate: '#565d66' };
  compassRose(mason, 2452, 728, 62);
  for (const [[x, y], over, down] of JETTIES) jetty(mason, [x, y], [x + over, y + down]);
  for (const [x, y, high, way] of CRANES) crane(mason, x, y, high, way);
  soundingStair(mason, spots['sounding-stair']?.at ?? [0, 0]);
  for (const { x, wide, ...more } of BRIDGES) bridge(mason, x, wide, 'hasHouses' in more);
  for (const [x, y] of BOATS) boat(mason, x, y, 17);
  for (const {
    at: [x, y],
    long,
    rig,
    way,
  } of SHIPS)
    ship(mason, x, y, long, rig, way);
  const [steamerX, steamerY] = spots['second-helping']?.at ?? [0, 0];
  ship(mason, steamerX, steamerY + 4, 84, 'steam', 1);
  const [hulkX, hulkY] = spots['lee-of-the-hulk']?.at ?? [0, 0];
  hulk(mason, hulkX, hulkY, 104);
  return stage;
}

function jetty(mason: Mason, [x, y]: Point, [toX, toY]: Point): void {
  const wide = 3;
  const isDown = Math.abs(toY - y) > Math.abs(toX - x);
  const [over, down] = isDown ? [wide, 0] : [0, wide];
  for (let post = 1; post <= 4; post += 1) {
    const [left, top] = [x + ((toX - x) * post) / 4, y + ((toY - y) * post) / 4];
    bar(
      mason,
      [
        [left + over, top + down],
        [left + over, top + down + 5],
      ],
      1,
      '#6f6250',
    );
  }
  solid(
    mason,
    [
      [x - over, y - down],
      [toX - over, toY - down],
      [toX + over, toY + down],
      [x + over, y + down],
    ],
    '#a08c6c',
    0.8,
  );
  for (let plank = 1; plank < 12; plank += 1) {
    const [left, top] = [x + ((toX - x) * plank) / 12, y + ((toY - y) * plank) / 12];
    bar(
      mason,
      [
        [left - over, top - down],
        [left + over, top + down],
      ],
      0.1,
      shade('#a08c6c', 0.7),
    );
  }
  flame(mason, toX, toY - 3, 1.3);
}

/** A crane on a jetty, its hook over the water. */
function crane(mason: Mason, x: number, y: number, high: number, way: 1 | -1): void {
  const wood = '#b39c78';
  const [tipX, tipY] = [x + way * high * 0.7, y - high * 1.1];
  bar(
    mason,
    [
      [tipX, tipY],
      [tipX, y - high * 0.4],
    ],
    0.3,
    '#cdbb94',
  );
  solid(
    mason,
    [
      [tipX - 2.4, y - high * 0.4],
      [tipX + 2.4, y - high * 0.4],
      [tipX + 2.4, y - high * 0.24],
      [tipX - 2.4, y - high * 0.24],
    ],
    '#8d7350',
    0.6,
  );
  bar(
    mason,
    [
      [x, y - high * 0.7],
      [tipX, tipY],
      [x - way * high * 0.18, y - high * 0.96],
    ],
    0.8,
    wood,
  );
  bar(
    mason,
    [
      [x - 4, y],
      [x, y - high],
      [x + 4, y],
    ],
    1.1,
    wood,
  );
  bar(
    mason,
    [
      [x - 2.4, y - high * 0.4],
      [x + 2.4, y - high * 0.4],
    ],
    0.6,
    wood,
  );
  flame(mason, x, y - high - 2, 1.2);
}

/** Steps that go down to the water, and then down. */
function soundingStair(mason: Mason, [x, y]: Point): void {
  for (let step = 0; step < 9; step += 1) {
    const half = 15 - step * 0.7;
    const level = y - 4 - step * 3.4;
    solid(
      mason,
      [
        [x - half, level],
        [x + half, level],
        [x + half - 0.7, level - 3.4],
        [x - half + 0.7, level - 3.4],
      ],
      shade('#a3b0a8', 1 - step * 0.1),
      0.5,
    );
  }
  flame(mason, x, y - 26, 2.2, '#a8f5dc');
  for (const side of [-1, 1]) flame(mason, x + side * 16, y - 5, 1.3);
}
