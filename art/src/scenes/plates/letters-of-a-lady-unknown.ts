import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import type { Scene } from '../scene.ts';

/** The perch of the limelight man: two heads over one sheet by the white blaze, and all the others pinned on the rail. */
export const lettersOfALadyUnknown: Scene = {
  palette: 'bone',
  ambient: 0.12,
  lamps: [{ x: 566, y: 110, z: 150, reach: 260, strength: 1.12, colour: '#fff4dc' }],
  draw: (block) => {
    block.air(562, 110, 250, 0.4);
    block.form({ shade: 0.34, hatch: 90, round: 4, shadow: 0 }, (form) => {
      for (const x of [64, 140]) form.strip(`${x},-10 ${x},500`, 4, 0.4);
      form.strip('-10,40 730,24', 8, 0.3);
    });
    limelight(block);
    sitter(block, {
      x: 248,
      y: 214,
      size: 146,
      bent: 14,
      face: { nose: 'broad', chin: 'firm', brow: 'heavy' },
      bust: 'broad',
      hair: 'receding',
      beard: 'walrus',
      hairShade: 0.34,
      dressShade: 0.34,
      skin: 0.72,
    });
    sitter(block, {
      x: 486,
      y: 218,
      size: 138,
      looksLeft: true,
      bent: 14,
      face: { nose: 'straight', chin: 'even' },
      bust: 'slight',
      hair: 'cropped',
      hairShade: 0.2,
      dressShade: 0.24,
      skin: 0.72,
    });
    arm(block, {
      shoulder: [548, 330],
      elbow: [540, 430],
      wrist: [452, 352],
      thick: 66,
      pose: 'pinch',
      size: 0.58,
      sleeve: 0.28,
      bent: 10,
      heldThing: () => sheet(block, 384, 326, -4),
    });
    arm(block, {
      shoulder: [208, 330],
      elbow: [206, 440],
      wrist: [304, 366],
      thick: 78,
      pose: 'flat',
      size: 0.62,
      sleeve: 0.4,
      cuff: 0.5,
      bent: 10,
    });
    rail(block);
  },
};

function limelight(block: Block): void {
  block.form({ shade: 0.36, hatch: 90, round: 5, shadow: 6 }, (form) => form.box(634, 150, 14, 350, 0.36));
  block.form({ shade: 0.4, hatch: 60, round: 16, shadow: 10 }, (form) =>
    form.at({ x: 640, y: 90, turn: -14 }, () => {
      form.box(-62, -56, 120, 112, 0.34).box(-80, -50, 20, 100, 0.46);
      form.box(-20, -84, 46, 30, 0.3);
      for (const across of [-40, -14, 12, 38]) form.crease(`${across},-56 ${across},56`, 3, 0.12);
    }),
  );
  block.shine(disc(562, 110, 18, 50), 2.6, [1, 0.97, 0.88]);
  block.halo(562, 110, 120, 0.7, [1, 0.95, 0.82]);
}

function sheet(block: Block, x: number, y: number, turn: number, size = 1): void {
  block.form({ shade: 0.94, hatch: 20 + turn, round: 0, shadow: 7 * size }, (form) =>
    form.at({ x, y, turn, size }, () => {
      form.box(-60, -44, 120, 92).crease('0,-44 0,48', 1.6, 0.6);
      for (let row = 0; row < 6; row += 1)
        form.crease(`-50,${-32 + row * 13} ${row === 5 ? 6 : 20 + ((row * 17) % 30)},${-33 + row * 13}`, 2.6, 0.3);
    }),
  );
}

function rail(block: Block): void {
  block.form({ shade: 0.4, hatch: 90, round: 4, shadow: 6 }, (form) => {
    for (const x of [30, 690]) form.box(x - 7, 396, 14, 100);
  });
  block.form({ shade: 0.5, hatch: 0, round: 5, shadow: 10 }, (form) => form.box(-10, 398, 740, 15));
  for (const [x, turn] of [
    [52, 5],
    [130, -6],
    [206, 3],
    [286, 7],
    [362, -4],
    [440, 2],
    [516, -7],
    [592, 5],
    [668, -3],
  ] as const) {
    block.form({ shade: 0.9, hatch: 90 + turn, round: 0, shadow: 7 }, (form) =>
      form.at({ x, y: 404, turn }, () => {
        form.box(-32, -2, 64, 84);
        for (let row = 0; row < 5; row += 1)
          form.crease(`-24,${14 + row * 13} ${24 - ((row * 19 + x) % 22)},${13 + row * 13}`, 2.4, 0.35);
      }),
    );
    block.form({ shade: 0.2, round: 2, shadow: 2 }, (form) => form.disc(x, 407, 4, 4, 0.16));
  }
}
