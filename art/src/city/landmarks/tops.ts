import type { Point } from '../region.ts';
import { face, INK, shade } from '../stage.ts';
import { BACK, bar, behind, block, EDGE, flame, front, lines, type Mason, ring, solid } from './mason.ts';
import { type Opening, windowRows } from './openings.ts';

/** A roof whose ridge runs along the front; `y` is the eaves. */
export function sideRoof(mason: Mason, x: number, y: number, wide: number, deep: number, slope: number): void {
  const { slate, wall } = mason;
  const right = x + wide;
  const ridge = (left: number): Point => [left + (BACK[0] * deep) / 2, y - slope + (BACK[1] * deep) / 2];
  solid(mason, [[right, y], ridge(right), behind([right, y], deep)], shade(wall, 0.42));
  solid(mason, [[x - 1, y + 0.8], ridge(x - 1), ridge(right + 0.6), [right + 0.6, y + 0.8]], slate);
  lines(mason, Math.floor(slope / 2.2), (at) => [
    [x - 1 + at * ((BACK[0] * deep) / 2), y - at * (slope - (BACK[1] * deep) / 2)],
    [right + at * ((BACK[0] * deep) / 2), y - at * (slope - (BACK[1] * deep) / 2)],
  ]);
  bar(mason, [ridge(x - 1), ridge(right + 0.6)], 0.7, shade(slate, 1.5));
}

/** A roof with its gable to the front. */
export function gableRoof(mason: Mason, x: number, y: number, wide: number, deep: number, slope: number): void {
  const { slate, wall } = mason;
  const [right, ridge] = [x + wide, [x + wide / 2, y - slope] as Point];
  solid(mason, [[x, y], ridge, behind(ridge, deep), behind([x, y], deep)], shade(slate, 0.7));
  solid(mason, [[x - 0.5, y], ridge, [right, y]], shade(wall, 1.04));
  solid(
    mason,
    [ridge, behind(ridge, deep), behind([right + 1, y + 0.8], deep), [right + 1, y + 0.8]],
    shade(slate, 0.92),
  );
  lines(mason, Math.floor(deep / 3), (at) => [behind(ridge, deep * at), behind([right + 1, y + 0.8], deep * at)]);
  bar(mason, [[x - 1, y], ridge, [right + 1, y]], 0.7, shade(wall, 1.25));
}

/** A steep mansard with a flat top and dormers. */
export function mansardRoof(
  mason: Mason,
  x: number,
  y: number,
  wide: number,
  deep: number,
  slope: number,
  dormers: number,
): void {
  const { slate } = mason;
  const right = x + wide;
  const inset = slope * 0.28;
  const knee = y - slope;
  const top = (left: number): Point => behind([left, knee], deep * 0.8);
  solid(mason, [[right, y], [right - inset, knee], top(right - inset), behind([right, y], deep)], shade(slate, 0.5));
  solid(mason, [[x + inset, knee], [right - inset, knee], top(right - inset), top(x + inset)], shade(slate, 1.25));
  solid(
    mason,
    [
      [x - 0.6, y + 0.6],
      [x + inset, knee],
      [right - inset, knee],
      [right + 0.6, y + 0.6],
    ],
    slate,
  );
  lines(mason, Math.floor(slope / 2), (at) => [
    [x + inset * at, y - slope * at],
    [right - inset * at, y - slope * at],
  ]);
  windowRows(
    mason,
    { x: x + inset, y: y - slope * 0.1, wide: wide - 2 * inset, high: slope * 0.85 },
    { rows: 1, across: dormers, kind: 'arch', fill: 0.34, lit: 0.5 },
  );
  bar(
    mason,
    [
      [x + inset, knee],
      [right - inset, knee],
    ],
    0.8,
    shade(slate, 1.6),
  );
}

/** A spire or a pyramid over a square tower, its left face in the light. */
export function spire(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const { slate } = mason;
  const half = wide / 2;
  const [, up] = behind([0, 0], wide * 0.5);
  const tip: Point = [x + wide * 0.14, y - high];
  solid(mason, [[x + half, y], tip, behind([x + half, y], wide * 0.5)], shade(slate, 0.5));
  solid(mason, [[x - half - 0.6, y + 0.5], tip, [x + half, y + 0.5]], shade(slate, 1.08));
  lines(
    mason,
    Math.floor(high / 3),
    (at) => [
      [x - half + (tip[0] - x + half) * at, y - high * at],
      [x + half + (tip[0] - x - half) * at, y - high * at],
    ],
    0.3,
  );
  bar(mason, [tip, [tip[0], tip[1] - 4 - wide * 0.12 + up * 0]], 0.8, '#c9a763');
}

/** A dome on its drum: ribs, a lantern with a light, a gilt point. */
export function dome(mason: Mason, x: number, y: number, wide: number, high: number, hasLantern = true): void {
  const { stage, slate } = mason;
  const half = wide / 2;
  const shape = [...ring(x, y, half, high, Math.PI, 2 * Math.PI), ...ring(x, y, half, half * 0.16, 0, Math.PI)];
  solid(mason, shape, slate);
  const light = stage.day.createRadialGradient(
    x - half * 0.4,
    y - high * 0.62,
    half * 0.1,
    x,
    y - high * 0.3,
    half * 1.25,
  );
  light.addColorStop(0, 'rgba(255,244,220,0.42)');
  light.addColorStop(0.5, 'rgba(0,0,0,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.62)');
  stage.day.fillStyle = light;
  stage.day.fill();
  stage.day.strokeStyle = 'rgba(12,10,10,0.55)';
  stage.day.lineWidth = 0.7;
  for (let rib = -3; rib <= 3; rib += 1) {
    stage.day.beginPath();
    stage.day.ellipse(
      x,
      y,
      Math.abs((half * rib) / 3.6),
      high,
      0,
      rib < 0 ? Math.PI : 1.5 * Math.PI,
      rib < 0 ? 1.5 * Math.PI : 2 * Math.PI,
    );
    stage.day.stroke();
  }
  if (hasLantern) lantern(mason, x, y - high, wide * 0.16);
}

export function lantern(mason: Mason, x: number, y: number, wide: number): void {
  front(mason, x - wide / 2, y + 1, wide, wide * 1.1, 1.1);
  flame(mason, x, y - wide * 0.5, wide * 0.3, '#ffe0a0');
  solid(
    mason,
    [
      [x - wide * 0.65, y - wide],
      ...ring(x, y - wide, wide * 0.6, wide * 0.8, Math.PI, 2 * Math.PI),
      [x + wide * 0.65, y - wide],
    ],
    shade(mason.slate, 1.2),
    0.6,
  );
  bar(
    mason,
    [
      [x, y - wide * 1.7],
      [x, y - wide * 2.7],
    ],
    0.7,
    '#c9a763',
  );
}

export function onion(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const { day } = mason.stage;
  const half = wide / 2;
  const bulge = (at: number): number =>
    half * (1.18 * Math.sin(Math.PI * Math.min(1, 0.34 + at * 0.72)) ** 0.8 * (1 - at ** 3) + 0.02);
  const side = (sign: number): Point[] =>
    Array.from({ length: 13 }, (_, at): Point => [x + sign * bulge(at / 12), y - (high * at) / 12]);
  solid(mason, [...side(-1), ...side(1).reverse()], mason.slate);
  const light = day.createLinearGradient(x - half, 0, x + half, 0);
  light.addColorStop(0.1, 'rgba(255,244,220,0.3)');
  light.addColorStop(0.45, 'rgba(0,0,0,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.6)');
  day.fillStyle = light;
  day.fill();
  bar(
    mason,
    [
      [x, y - high],
      [x, y - high - 5],
    ],
    0.8,
    '#c9a763',
  );
}

export function battlements(mason: Mason, x: number, y: number, wide: number, size: number): void {
  const count = Math.max(2, Math.round(wide / size / 2));
  const each = wide / (count * 2 - 1);
  for (let at = 0; at < count; at += 1) {
    solid(
      mason,
      [
        [x + at * 2 * each, y + 0.5],
        [x + at * 2 * each, y - size],
        [x + (at * 2 + 1) * each, y - size],
        [x + (at * 2 + 1) * each, y + 0.5],
      ],
      shade(mason.wall, 1.08),
      0.6,
    );
  }
}

export type Tower = {
  readonly wide: number;
  readonly high: number;
  readonly top: 'spire' | 'dome' | 'onion' | 'battlements' | 'flat';
  readonly topHigh?: number;
  readonly windows?: Opening;
  readonly storeys?: number;
  readonly lit?: number;
};

/** A square tower on the middle of its foot. */
export function tower(
  mason: Mason,
  x: number,
  y: number,
  { wide, high, top, topHigh = wide, windows = 'lancet', storeys = 3, lit = 0.6 }: Tower,
): void {
  const left = x - wide / 2;
  const roof = y - high;
  block(mason, left, y, wide, high, wide * 0.5);
  const across = wide > 20 ? 2 : 1;
  windowRows(mason, { x: left, y, wide, high }, { rows: storeys, across, kind: windows, fill: 0.4, lit });
  for (let storey = 1; storey <= storeys; storey += 1) {
    const level = y - (high * storey) / storeys;
    face(
      mason.stage,
      [
        [left - 0.8, level + 1.4],
        [left - 0.8, level],
        [left + wide + 0.8, level],
        [left + wide + 0.8, level + 1.4],
      ],
      shade(mason.wall, 1.2),
      0.4,
    );
  }
  if (top === 'spire') spire(mason, x, roof, wide * 1.04, topHigh);
  if (top === 'dome') dome(mason, x + wide * 0.12, roof, wide, topHigh);
  if (top === 'onion') onion(mason, x + wide * 0.12, roof, wide, topHigh);
  if (top === 'battlements') battlements(mason, left - 1, roof, wide + 2, Math.max(2, wide * 0.13));
}

/** A chimney of a works, with two rings and its black mouth. */
export function stack(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const foot = wide / 2;
  const top = wide * 0.34;
  solid(
    mason,
    [
      [x, y],
      [x, y - high],
      [x + top, y - high],
      [x + foot, y],
    ],
    shade(mason.wall, 0.5),
  );
  solid(
    mason,
    [
      [x - foot, y],
      [x - top, y - high],
      [x, y - high],
      [x, y],
    ],
    shade(mason.wall, 1),
  );
  lines(
    mason,
    Math.floor(high / 3),
    (at) => [
      [x - foot + (foot - top) * at, y - high * at],
      [x + foot - (foot - top) * at, y - high * at],
    ],
    0.25,
  );
  for (const at of [0.99, 0.93])
    bar(
      mason,
      [
        [x - top - 1, y - high * at],
        [x + top + 1, y - high * at],
      ],
      1.6,
      shade(mason.wall, 1.15),
    );
  mason.stage.day.fillStyle = INK;
  mason.stage.day.fillRect(x - top * 0.8, y - high - EDGE, top * 1.6, 1.2);
}
