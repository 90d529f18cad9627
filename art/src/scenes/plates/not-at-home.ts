import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { candle } from '../parts/lights.ts';
import { wall } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** Round the turn of the stair: a papered wall, a hall table, and a salver heaped with cards. */
export const notAtHome: Scene = {
  palette: 'bone',
  lamps: [{ x: 158, y: 190, z: 90, reach: 240, strength: 1.25 }],
  draw: (block) => {
    wall(block, { shade: 0.36, rail: 560, stripe: 52 });
    block.form({ shade: 0.5, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
      for (let row = 0; row < 6; row += 1)
        for (let column = 0; column < 8; column += 1) flower(form, 26 + column * 104 + (row % 2) * 52, 30 + row * 66);
    });
    block.form({ shade: 0.4, hatch: 0, round: 10, shadow: 18 }, (form) => {
      form
        .cut('250,330! 660,330! 676,352! 234,352!', 0.56)
        .box(262, 352, 386, 28, 0.4)
        .strip('290,380 280,430 300,490', 15, 0.36)
        .strip('620,380 632,430 612,490', 15, 0.36);
      form.disc(455, 366, 6, 6, 0.8);
    });
    block.form({ shade: 0.74, hatch: 6, round: 9, shadow: 10 }, (form) =>
      form.cut(disc(456, 326, 128, 24)).cut(disc(456, 320, 100, 15), 0.4),
    );
    for (let at = 0; at < 26; at += 1) {
      const lift = Math.floor(at / 4) * 13;
      card(block, 456 + (((at * 53) % 110) - 55) * (1 - lift / 150), 312 - lift, ((at * 47) % 70) - 35);
    }
    block.form({ shade: 0.36, hatch: 90, round: 6, shadow: 10 }, (form) => form.box(690, -10, 40, 500));
    arm(block, {
      shoulder: [-30, 520],
      elbow: [20, 470],
      wrist: [110, 372],
      thick: 84,
      pose: 'grip',
      size: 0.82,
      sleeve: 0.34,
      bent: 24,
      heldThing: () => candle(block, 158, 400, 150, 24),
    });
  },
};

function card(block: Block, x: number, y: number, turn: number): void {
  block.form({ shade: 0.84, hatch: 10 + turn, round: 0, shadow: 5 }, (form) =>
    form.at({ x, y, turn: turn * 0.5 }, () => {
      form.cut('-40,-9! 32,-15! 46,4! -32,13!').cut('32,-15! 18,-13.6! 37,-8!', 0.4);
    }),
  );
}

function flower(
  form: {
    cut: (outline: string, shade?: number) => unknown;
    strip: (points: string, width: number, shade?: number) => unknown;
  },
  x: number,
  y: number,
): void {
  form.cut(
    `${x - 3},${y - 12} ${x + 8},${y - 6} ${x + 9},${y + 6} ${x + 14},${y + 13}! ${x + 5},${y + 10} ${x},${y + 14}! ${x - 5},${y + 10} ${x - 14},${y + 13}! ${x - 9},${y + 6} ${x - 8},${y - 6}`,
    0.26,
  );
  form.strip(`${x},${y - 12} ${x + 6},${y - 30} ${x - 4},${y - 46}`, 2, 0.26);
}
