import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import type { Noise } from '../scene/noise.ts';
import { CITY_SIZE, type Point } from './region.ts';

/** The middle line of the river, by x: out of the western wall, round Southbank, to the sea. */
const course: readonly Point[] = [
  [-60, 905],
  [150, 880],
  [390, 902],
  [640, 872],
  [900, 842],
  [1150, 872],
  [1380, 912],
  [1620, 884],
  [1800, 866],
  [2000, 850],
];

/** The eastern coast line: y first, then x. */
const coast: readonly Point[] = [
  [400, 2800],
  [560, 2560],
  [640, 2400],
  [720, 2235],
  [800, 2010],
  [850, 1850],
  [905, 1770],
  [960, 1760],
  [1080, 1722],
  [1200, 1748],
  [1300, 1700],
  [1400, 1760],
  [1560, 1800],
];

/** Docks cut into the wharf: a corner, how they lie, how long and how wide. */
const docks = [
  { at: [1640, 1022], turn: 0.1, long: 190, wide: 46 },
  { at: [1636, 1176], turn: 0.05, long: 170, wide: 40 },
] as const;

/** The cut from the river to the gasworks. */
const canal: readonly Point[] = [
  [610, 880],
  [636, 960],
  [628, 1040],
  [560, 1100],
  [548, 1150],
];

const isle = { x: 2075, y: 1096, wide: 262, high: 196 };
const stacks = [
  [2330, 900, 20],
  [2362, 926, 9],
  [1888, 1345, 15],
  [2465, 1180, 13],
  [2490, 1196, 6],
] as const;

/** The distance of a point from the shore, in drawn pixels: positive in water, negative on land. */
export function waterDepth(noise: Noise, x: number, y: number): number {
  const rough = 26 * noise.cloud(x * 0.006, y * 0.006, 4);
  const river = riverWidth(x) / 2 - Math.abs(y - riverMiddle(x) - 10 * noise.cloud(x * 0.012, y * 0.012, 3));
  const sea = (x - through(coast, y) + rough * smoothstep(1700, 1800, x + 200)) * 0.82;
  const cut = 9 - alongPath(canal, x, y);
  const harbour = Math.max(...docks.map(({ at, turn, long, wide }) => inBox(x - at[0], y - at[1], turn, long, wide)));
  const open = Math.max(river, sea, cut, harbour);
  const land = Math.max(
    isleHeight(noise, x, y),
    ...stacks.map(([left, top, size]) => size + rough * 0.3 - Math.hypot(x - left, (y - top) * 1.3)),
  );
  return Math.min(open, -land);
}

/** Above 0 on Warden Isle. */
export function isleHeight(noise: Noise, x: number, y: number): number {
  const away = Math.hypot((x - isle.x) / isle.wide, (y - isle.y) / isle.high);
  return (1 - away) * 200 + 40 * noise.cloud(x * 0.0065 + 5, y * 0.0065, 4) + 7 * noise.cloud(x * 0.03, y * 0.03, 3);
}

/** The depth of a point in the rock round the city, in drawn pixels; negative in the open. */
export function rockDepth(noise: Noise, x: number, y: number): number {
  const across = Math.abs(x / CITY_SIZE.width - 0.5) / 0.472;
  const down = Math.abs(y / CITY_SIZE.height - 0.5) / 0.458;
  const ring = (across ** 3.4 + down ** 3.4) ** (1 / 3.4) - 1;
  const bays = 0.085 * noise.cloud(x * 0.0021 + 3, y * 0.0024, 4) + 0.02 * noise.cloud(x * 0.012, y * 0.012, 3);
  const openSea = smoothstep(2280, 2560, x) * smoothstep(600, 700, y) * (1 - smoothstep(1290, 1420, y)) * 0.5;
  const tunnel = 0.25 * smoothstep(60, 40, Math.abs(y - riverMiddle(x))) * smoothstep(150, 60, x);
  return (ring + bays - openSea - tunnel * 0.4) * 640;
}

export function riverMiddle(x: number): number {
  return through(course, x);
}

export function riverWidth(x: number): number {
  const swell = 16 * Math.sin(x / 190) + 9 * Math.sin(x / 83 + 1);
  return 74 + swell + 96 * clamp((x - 1280) / 520) ** 1.7;
}

/** The second number of a smooth curve through points, where the first is `x`; the points are in the order of x. */
function through(points: readonly Point[], x: number): number {
  const point = (at: number): Point => points[Math.min(points.length - 1, Math.max(0, at))] ?? [0, 0];
  let at = 0;
  while (at < points.length - 2 && point(at + 1)[0] < x) at += 1;
  const share = clamp((x - point(at)[0]) / (point(at + 1)[0] - point(at)[0]));
  const [a, b, c, d] = [point(at - 1)[1], point(at)[1], point(at + 1)[1], point(at + 2)[1]];
  return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)));
}

function inBox(x: number, y: number, turn: number, long: number, wide: number): number {
  const along = x * Math.cos(turn) + y * Math.sin(turn);
  const across = y * Math.cos(turn) - x * Math.sin(turn);
  return Math.min(along, long - along, across + wide / 2, wide / 2 - across);
}

function alongPath(path: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [at, [toX, toY]] of path.entries()) {
    const [fromX, fromY] = path[at - 1] ?? [toX, toY];
    const length = (toX - fromX) ** 2 + (toY - fromY) ** 2 || 1;
    const share = clamp(((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length);
    nearest = Math.min(nearest, Math.hypot(x - lerp(fromX, toX, share), y - lerp(fromY, toY, share)));
  }
  return nearest;
}
