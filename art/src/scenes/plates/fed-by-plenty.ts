import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { lantern, spark } from '../parts/lights.ts';
import { tableTop } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** The end of a long table over the river: a ladle in one hand, a pen in the other, and the ledger by the salt. */
export const fedByPlenty: Scene = {
  palette: 'verdigris',
  ambient: 0.2,
  lamps: [{ x: 300, y: 110, z: 130, reach: 290, strength: 1.3, colour: '#ffc46b' }],
  draw: (block) => {
    block.air(260, 150, 300, 0.22);
    for (const [x, y] of [
      [60, 176],
      [118, 186],
      [196, 180],
      [452, 184],
      [690, 178],
    ] as const)
      spark(block, x, y, 1.8, 7);
    block.form({ shade: 0.14, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.box(-10, 204, 740, 290);
      for (let row = 0; row < 8; row += 1)
        form.crease(`-10,${214 + row * 13} 240,${211 + row * 13} 480,${216 + row * 13} 730,${212 + row * 13}`, 2, 0.4);
    });
    for (const x of [20, 236, 470])
      block.form({ shade: 0.36, hatch: 90, round: 10, shadow: 6 }, (form) =>
        form
          .box(x - 13, -10, 26, 400)
          .strip(`${x},60 ${x + 54},4`, 13)
          .strip(`${x},60 ${x - 54},4`, 13),
      );
    block.form({ shade: 0.4, hatch: 0, round: 5, shadow: 6 }, (form) => form.box(-10, -10, 740, 26));
    floor(block);
    lantern(block, 340, 14, 110);
    tableTop(block, 352, 418, { shade: 0.54 });
    block.form({ shade: 0.42, hatch: 0, round: 5, shadow: 10 }, (form) => form.box(-10, 418, 740, 16));
    for (const [x, y] of [
      [40, 374],
      [140, 384],
      [210, 364],
    ] as const)
      bowl(block, x, y);
    salt(block, 290, 394);
    ledger(block);
    arm(block, {
      shoulder: [560, 330],
      elbow: [570, 410],
      wrist: [468, 388],
      thick: 60,
      pose: 'pinch',
      size: 0.56,
      sleeve: 0.42,
      bent: 4,
      heldThing: () =>
        block.form({ shade: 0.92, hatch: 50, round: 5, shadow: 5 }, (form) =>
          form
            .cut('402,402! 424,366 446,326 452,302 460,326 446,364 422,392')
            .crease('406,400 430,364 452,312', 1.6, 0.4),
        ),
    });
    sitter(block, {
      x: 606,
      y: 206,
      size: 138,
      looksLeft: true,
      bent: 4,
      face: { nose: 'aquiline', chin: 'double', brow: 'heavy' },
      bust: 'stout',
      dress: 'fichu',
      hair: 'crowned',
      hairShade: 0.4,
      dressShade: 0.42,
    });
    arm(block, {
      shoulder: [668, 330],
      elbow: [590, 410],
      wrist: [452, 274],
      thick: 70,
      pose: 'grip',
      size: 0.62,
      sleeve: 0.46,
      heldThing: () => ladleAt(block, 424, 212),
    });
  },
};

function ladleAt(block: Block, x: number, y: number): void {
  block.form({ shade: 0.7, hatch: 90, round: 5, shadow: 6, edge: 0.7 }, (form) => {
    form.strip(`${x + 22},${y - 86} ${x + 10},${y - 94} ${x + 2},${y - 82} ${x},${y} ${x},${y + 84}`, 7);
    form.cut(
      `${x - 36},${y + 84}! ${x - 32},${y + 108} ${x - 14},${y + 122} ${x + 4},${y + 118} ${x + 14},${y + 100} ${x + 14},${y + 84}!`,
    );
    form.cut(disc(x - 11, y + 84, 25, 7), 0.2);
  });
}

function bowl(block: Block, x: number, y: number): void {
  block.form({ shade: 0.84, hatch: 10, round: 14, shadow: 9 }, (form) => {
    form.cut(
      `${x - 44},${y - 22}! ${x - 38},${y + 2} ${x - 18},${y + 14} ${x + 18},${y + 14} ${x + 38},${y + 2} ${x + 44},${y - 22}!`,
    );
    form.cut(disc(x, y - 22, 44, 10), 0.94).cut(disc(x, y - 21, 37, 7), 0.36);
  });
  for (const [lift, wide] of [
    [36, 14],
    [60, 20],
    [88, 26],
  ] as const)
    block.halo(x + 6 * Math.sin(lift), y - lift, wide, 0.09);
}

function salt(block: Block, x: number, y: number): void {
  block.form({ shade: 0.6, hatch: 80, round: 8, shadow: 8 }, (form) => {
    form.cut(
      `${x - 20},${y + 8}! ${x - 12},${y - 4} ${x - 24},${y - 26}! ${x + 24},${y - 26}! ${x + 12},${y - 4} ${x + 20},${y + 8}!`,
    );
    form
      .cut(disc(x, y - 26, 24, 7), 0.7)
      .cut(`${x - 18},${y - 27} ${x - 6},${y - 39} ${x + 8},${y - 37} ${x + 18},${y - 27} ${x},${y - 22}`, 0.98);
  });
}

function ledger(block: Block): void {
  block.form({ shade: 0.9, hatch: 4, round: 4, shadow: 9, edge: 0.6 }, (form) => {
    form.cut('318,410! 334,374! 390,370 404,374! 458,370 512,374! 506,412! 416,414 406,410 396,414!');
    form.crease('404,374 406,410', 3, 0.3);
    for (let row = 0; row < 5; row += 1) {
      const y = 380 + row * 7;
      form.crease(`${338 - row * 2},${y} ${386 + (row % 3) * 4},${y - 2}`, 1.8, 0.25);
      if (row < 2) form.crease(`416,${y - 2} ${472 + row * 8},${y - 1}`, 1.8, 0.25);
    }
  });
}

function floor(block: Block): void {
  for (const [y, tall] of [
    [306, 10],
    [324, 16],
    [434, 22],
    [464, 30],
  ] as const)
    block.form({ shade: 0.34, hatch: 2, round: 4, shadow: 5 }, (form) => form.box(-10, y, 740, tall));
}
