import { drawHouse } from './house.ts';
import type { House } from './house-look.ts';
import type { Random } from './random.ts';
import { face, hides, type Stage } from './stage.ts';
import { drawCap, drawTree } from './trees.ts';
import type { Ward } from './wards.ts';

/**
 * Draws one thing of a ward that is not built over: mushroom caps in the woods, stones on the hill. Returns its width.
 */
export function drawWild(stage: Stage, house: House, index: number, ward: Ward, random: Random): number {
  const { x, y, wide } = house;
  const middle = x + wide / 2;
  if (ward.habit.wild === 'caps') {
    if (random.chance(0.44))
      drawCap(stage, middle, y, random.chance(0.06) ? random.from(13, 19) : random.from(4, 10), index, random);
    else if (random.chance(0.015)) drawHouse(stage, house, index, random);
    return wide * 0.8;
  }
  if (random.chance(0.14)) drawTree(stage, middle, y, random.from(6, 10), index, random);
  else if (random.chance(0.03)) drawHouse(stage, { ...house, wide: 8, high: 6 }, index, random);
  else if (random.chance(0.75)) {
    drawStone(stage, middle, y, index, random);
    if (random.chance(0.14)) leaveLight(stage, middle + 2, y);
  }
  return 4.4;
}

/** Somebody has been here: a candle at the foot of a stone. */
function leaveLight({ glow }: Stage, x: number, y: number): void {
  glow.beginPath();
  glow.arc(x, y, 0.9, 0, 2 * Math.PI);
  glow.fillStyle = '#ffcf8a';
  glow.fill();
}

function drawStone(stage: Stage, x: number, y: number, ward: number, random: Random): void {
  const tall = random.from(2.6, 5);
  const half = random.from(0.9, 1.4);
  const pale = random.pick(['#8d8f9a', '#7c7e8c', '#a09f9f']);
  const kind = random.from(0, 1);
  hides(
    stage,
    [
      [x - half, y],
      [x - half, y - tall],
      [x + half, y - tall],
      [x + half, y],
    ],
    ward,
  );
  if (kind < 0.6)
    face(
      stage,
      [
        [x - half, y],
        [x - half, y - tall * 0.8],
        [x, y - tall],
        [x + half, y - tall * 0.8],
        [x + half, y],
      ],
      pale,
      0.6,
    );
  else if (kind < 0.85) {
    face(
      stage,
      [
        [x - 0.5, y],
        [x - 0.5, y - tall * 1.3],
        [x + 0.5, y - tall * 1.3],
        [x + 0.5, y],
      ],
      pale,
      0.5,
    );
    face(
      stage,
      [
        [x - 1.6, y - tall],
        [x + 1.6, y - tall],
        [x + 1.6, y - tall + 0.8],
        [x - 1.6, y - tall + 0.8],
      ],
      pale,
      0.4,
    );
  } else
    face(
      stage,
      [
        [x - 0.9, y],
        [x - 0.3, y - tall * 1.6],
        [x + 0.3, y - tall * 1.6],
        [x + 0.9, y],
      ],
      pale,
      0.6,
    );
}
