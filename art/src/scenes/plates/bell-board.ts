import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { candle } from '../parts/lights.ts';
import type { Scene } from '../scene.ts';

/** The board of bells, one to a room; one of them has moved. */
export const bellBoard: Scene = {
  palette: 'bone',
  lamps: [{ x: 286, y: 262, z: 90, reach: 250, strength: 1.25 }],
  draw: (block) => {
    block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.box(-10, -10, 740, 500);
      for (let x = 0; x < 720; x += 60) form.crease(`${x},-10 ${x},490`, 3, 0.16);
    });
    block.form({ shade: 0.46, hatch: 0, round: 6, shadow: 14 }, (form) => {
      form.box(40, 24, 640, 330).box(54, 38, 612, 302, 0.3);
    });
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 7; column += 1)
        bell(block, 100 + column * 87, 62 + row * 100, row === 1 && column === 4);
    arm(block, {
      shoulder: [60, 540],
      elbow: [110, 480],
      wrist: [232, 404],
      thick: 84,
      pose: 'grip',
      size: 0.84,
      sleeve: 0.36,
      bent: 26,
      heldThing: () => candle(block, 286, 436, 138, 24),
    });
  },
};

function bell(block: Block, x: number, y: number, rings: boolean): void {
  const turn = rings ? 26 : 0;
  block.form({ shade: 0.6, hatch: 0, round: 3, shadow: 8 }, (form) => {
    form.strip(`${x - 16},${y - 8} ${x + 6},${y - 12} ${x + 16},${y - 2} ${x + 6},${y + 8} ${x - 2},${y + 2}`, 4);
  });
  block.form({ shade: rings ? 0.95 : 0.66, hatch: 80, round: 12, shadow: 10 }, (form) =>
    form.at({ x: x + 2, y: y + 6, turn }, () => {
      form.cut('0,0 9,6 12,20 16,30 22,36! -22,36! -16,30 -12,20 -9,6').disc(0, 39, 5, 5, 0.4);
      form.crease('-20,33 20,33', 2, 0.3);
    }),
  );
  block.form({ shade: 0.88, hatch: 4, round: 0, shadow: 3 }, (form) => {
    form.box(x - 26, y + 56, 52, 15).strip(`${x - 18},${y + 63} ${x + 16 - 12 * block.random()},${y + 63}`, 2.4, 0.2);
  });
  if (!rings) return;
  block.form({ shade: 0.9, round: 0, shadow: 0, edge: 0 }, (form) => {
    for (const [one, other] of [
      [-40, -32],
      [40, 32],
    ] as const)
      form.strip(`${x + one},${y + 10} ${x + one * 1.12},${y + 24} ${x + other},${y + 40}`, 2);
  });
}
