import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { lantern } from '../parts/lights.ts';
import type { Scene } from '../scene.ts';

/** The basket on the wall of Number Nine, full of letters, with a brick on it. */
export const letterBasket: Scene = {
  palette: 'rose',
  ambient: 0.2,
  lamps: [{ x: 132, y: 170, z: 100, reach: 260, strength: 1.2 }],
  draw: (block) => {
    block.form({ shade: 0.4, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 380, 0.16));
    for (let row = 0; row < 9; row += 1)
      block.form({ shade: 0.4, hatch: row * 9, round: 4, shadow: 2, edge: 0.5 }, (form) => {
        for (let x = -60 + (row % 2) * 46; x < 730; x += 92)
          form.box(x, -10 + row * 42, 87, 37, 0.3 + 0.14 * block.random());
      });
    block.form({ shade: 0.56, hatch: 2, round: 10, shadow: 16 }, (form) =>
      form.box(-10, 368, 740, 44).crease('210,368 214,412', 2, 0.2).crease('560,368 556,412', 2, 0.2),
    );
    block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 0, edge: 0.2 }, (form) => form.box(-10, 412, 740, 80));
    block.form({ shade: 0.3, hatch: 90, round: 3, shadow: 6 }, (form) => form.strip('132,-10 132,96', 5));
    lantern(block, 132, 86, 132);
    for (const [x, y, turn] of [
      [300, 232, -24],
      [356, 214, 8],
      [412, 226, 24],
      [270, 262, -38],
      [452, 258, 36],
      [330, 250, -8],
      [392, 250, 14],
      [360, 262, 2],
    ] as const)
      letter(block, x, y, turn);
    basket(block);
    block.form({ shade: 0.5, hatch: 6, round: 7, shadow: 12 }, (form) =>
      form.at({ x: 344, y: 236, turn: -5 }, () =>
        form.box(-78, -24, 156, 52, 0.34).box(-78, -36, 156, 14, 0.6).box(-44, -12, 88, 22, 0.2),
      ),
    );
    arm(block, {
      shoulder: [740, 470],
      elbow: [690, 400],
      wrist: [546, 250],
      thick: 86,
      pose: 'pinch',
      size: 0.86,
      sleeve: 0.38,
      bent: 8,
      heldThing: () => letter(block, 448, 196, 14),
    });
  },
};

function letter(block: Block, x: number, y: number, turn: number): void {
  block.form({ shade: 0.9, hatch: 20 + turn, round: 0, shadow: 7 }, (form) =>
    form.at({ x, y, turn }, () => {
      form.box(-48, -62, 96, 124).crease('-48,-62 0,-16 48,-62', 2, 0.4);
      form.disc(0, -16, 9, 9, 0.24);
    }),
  );
}

function basket(block: Block): void {
  block.form({ shade: 0.5, hatch: 0, round: 46, shadow: 16 }, (form) => {
    form.cut('226,268! 494,268! 466,366 430,380! 290,380! 254,366');
    for (let row = 0; row < 7; row += 1)
      for (let at = 0; at < 12; at += 1) {
        const x = 232 + at * 22 + (row % 2) * 11;
        form.patch(
          `${x},${276 + row * 15} ${x + 10},${272 + row * 15} ${x + 20},${276 + row * 15} ${x + 10},${284 + row * 15}`,
          0.62,
        );
        form.crease(`${x + 20},${272 + row * 15} ${x + 22},${284 + row * 15}`, 2, 0.14);
      }
  });
  block.form({ shade: 0.6, hatch: 8, round: 7, shadow: 8 }, (form) => form.strip('220,270 360,280 500,270', 15));
}
