import { noiseFrom } from '../scene/noise.ts';
import { type GroundPlan, NO_WARD } from './ground-plan.ts';
import { drawHouse } from './house.ts';
import type { House } from './house-look.ts';
import { STREET } from './paint-land.ts';
import { type Random, randomFrom } from './random.ts';
import type { Point } from './region.ts';
import type { Stage } from './stage.ts';
import { drawTree } from './trees.ts';
import { type Ward, wards } from './wards.ts';
import { drawWild } from './wild.ts';

const ROW = 7.3;
const QUAY = 8.5;
const YARD = 19;
const worn = noiseFrom('which houses are higher');

/** True for a point that is kept free of small houses: under and before the notable buildings. */
export type IsReserved = (x: number, y: number) => boolean;

/** Draws one row of small houses after another, from the far wall to the near one; `before(y)` is called ahead of each. */
export function drawHouses(
  stage: Stage,
  plan: GroundPlan,
  isReserved: IsReserved,
  before: (y: number) => void,
): number {
  const { cut } = plan;
  let count = 0;
  const first = Math.floor((cut.top - 20) / ROW);
  const last = Math.ceil((cut.top + cut.height + 20) / ROW);
  for (let row = first; row <= last; row += 1) {
    const y = row * ROW;
    before(y);
    count += drawRow(stage, plan, y, isReserved, randomFrom(`row ${row}`));
  }
  before(Number.POSITIVE_INFINITY);
  return count;
}

function drawRow(stage: Stage, plan: GroundPlan, y: number, isReserved: IsReserved, random: Random): number {
  const { cut } = plan;
  let count = 0;
  let last: House | undefined;
  for (let x = cut.left - 10; x < cut.left + cut.width; ) {
    const index = wardAt(plan, x, y);
    const ward = wards[index];
    if (ward === undefined) {
      x += 3;
      last = undefined;
      continue;
    }
    const house = newHouse(ward, [x, y], last, random);
    if (!isBuildable(plan, index, house) || isReserved(x + house.wide / 2, y)) {
      x += 2.2;
      last = undefined;
      continue;
    }
    const { habit } = ward;
    if (habit.wild !== undefined) {
      x += drawWild(stage, house, index, ward, random);
    } else if (depthOfBlock(plan, x, y) > YARD && random.chance(habit.yards)) {
      if (random.chance(habit.trees * 0.6))
        drawTree(stage, x + house.wide / 2, y, random.from(4.5, 7.5), index, random);
      x += house.wide * 0.8;
      last = undefined;
    } else {
      drawHouse(stage, house, index, random);
      count += 1;
      const joined = random.chance(habit.terraced);
      last = joined ? house : undefined;
      x += house.wide + (joined ? 0.2 : random.from(0.6, 2.6)) + (random.chance(0.06) ? 5 : 0);
    }
  }
  return count;
}

function newHouse({ habit, tint, slates }: Ward, [x, y]: Point, last: House | undefined, random: Random): House {
  const rich = 1 + 0.18 * worn.cloud(x * 0.008, y * 0.008, 2);
  const fresh: House = {
    x,
    y: y + random.from(-0.7, 0.7),
    wide: random.from(...habit.wide),
    deep: random.from(6, 9),
    high: random.from(...habit.high) * rich,
    slope: random.from(3.2, 6),
    roof: random.pick(habit.roofs),
    wall: tint,
    slate: random.pick(slates),
    lit: habit.lamps,
  };
  if (last === undefined) return fresh;
  const { deep, slope, roof, slate } = last;
  return {
    ...fresh,
    y: last.y,
    deep,
    slope,
    roof,
    slate,
    high: last.high + (random.chance(0.3) ? random.from(-1.5, 1.5) : 0),
  };
}

function isBuildable(plan: GroundPlan, ward: number, { x, y, wide }: House): boolean {
  const isFree = (atX: number, atY: number): boolean => {
    const at = inPlan(plan, atX, atY);
    if (at < 0 || plan.ward[at] !== ward) return false;
    const value = (values: Float32Array): number => values[at] ?? 0;
    return (
      value(plan.toEdge) > STREET.boulevard &&
      value(plan.toStreet.values) > STREET.half &&
      value(plan.toWater.values) > QUAY &&
      value(plan.rock.values) < -12
    );
  };
  return isFree(x, y) && isFree(x + wide, y) && isFree(x + wide / 2, y - 5) && isFree(x + wide / 2, y - 12);
}

function depthOfBlock(plan: GroundPlan, x: number, y: number): number {
  return plan.toStreet.values[inPlan(plan, x, y)] ?? 0;
}

function wardAt(plan: GroundPlan, x: number, y: number): number {
  const at = inPlan(plan, x, y);
  return at < 0 ? NO_WARD : (plan.ward[at] ?? NO_WARD);
}

function inPlan({ cut }: GroundPlan, x: number, y: number): number {
  const column = Math.round(x - cut.left);
  const row = Math.round(y - cut.top);
  return column < 0 || row < 0 || column >= cut.width || row >= cut.height ? -1 : row * cut.width + column;
}
