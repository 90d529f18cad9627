import { type House, LAMPS } from './house-look.ts';
import { roofs } from './house-roofs.ts';
import type { Random } from './random.ts';
import type { Point } from './region.ts';
import { face, hides, INK, INK_WIDTH, lamp, type Stage, shade } from './stage.ts';

/** Seen from the front and a little from the right and above, as on old plans. */
export function drawHouse(stage: Stage, house: House, ward: number, random: Random): void {
  const { x, y, wide, deep, high, slope, wall } = house;
  const back: Point = [deep * 0.55, -deep * 0.42];
  const right = x + wide;
  const eaves = y - high;
  hides(stage, silhouette(house, back), ward);
  const side = shade(wall, 0.44);
  face(
    stage,
    [
      [right, y],
      [right + back[0], y + back[1]],
      [right + back[0], eaves + back[1]],
      [right, eaves],
    ],
    side,
  );
  face(
    stage,
    [
      [x, y],
      [x, eaves],
      [right, eaves],
      [right, y],
    ],
    shade(wall, random.from(0.92, 1.1)),
  );
  roofs[house.roof](stage, house, back, random);
  windows(stage, house, random);
  if (random.chance(0.5)) chimney(stage, house, back, slope, random);
}

function silhouette({ x, y, wide, high, slope, roof }: House, [over, up]: Point): readonly Point[] {
  const right = x + wide;
  const eaves = y - high;
  const top = roof === 'flat' ? 1.2 : slope;
  if (roof === 'gable') {
    const ridge = x + wide / 2;
    return [
      [x, y],
      [x, eaves],
      [ridge, eaves - top],
      [ridge + over, eaves - top + up],
      [right + over, eaves + up],
      [right + over, y + up],
      [right, y],
    ];
  }
  return [
    [x, y],
    [x, eaves],
    [x + over / 2, eaves - top + up / 2],
    [right + over / 2, eaves - top + up / 2],
    [right + over, eaves + up],
    [right + over, y + up],
    [right, y],
  ];
}

function windows(stage: Stage, { x, y, wide, high, lit }: House, random: Random): void {
  const across = Math.max(1, Math.floor(wide / 4));
  const floors = Math.max(1, Math.floor(high / 4.6));
  for (let floor = 0; floor < floors; floor += 1) {
    for (let at = 0; at < across; at += 1) {
      const left = x + ((at + 0.5) * wide) / across - 0.8;
      const top = y - (high * (floor + 0.42)) / floors - 1.3;
      stage.day.fillStyle = INK;
      stage.day.fillRect(left, top, 1.6, 2.3);
      if (random.chance(lit)) lamp(stage, left, top, 1.6, 2.3, random.pick(LAMPS));
    }
  }
}

function chimney(
  stage: Stage,
  { x, y, wide, high, wall, roof }: House,
  [over, up]: Point,
  slope: number,
  random: Random,
): void {
  const left = x + wide * random.from(0.15, 0.8) + over * 0.45;
  const foot = y - high - (roof === 'flat' ? 0 : slope * random.from(0.5, 0.9)) + up * 0.4;
  const tall = random.from(3.2, 5);
  face(
    stage,
    [
      [left, foot],
      [left, foot - tall],
      [left + 2, foot - tall],
      [left + 2, foot],
    ],
    shade(wall, 0.62),
    INK_WIDTH * 0.8,
  );
}
