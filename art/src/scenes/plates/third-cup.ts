import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { candle, dish } from '../parts/lights.ts';
import type { Scene } from '../scene.ts';

/** The Aunt at her tea-table moves her candle next to yours. */
export const thirdCup: Scene = {
  palette: 'rose',
  lamps: [
    { x: 372, y: 232, z: 70, reach: 170, strength: 1.25 },
    { x: 424, y: 240, z: 70, reach: 120, strength: 0.5 },
  ],
  draw: (block) => {
    block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 0 }, (form) => {
      form.box(0, 0, 720, 480);
      for (let x = 20; x < 720; x += 40) form.crease(`${x},0 ${x},400`, 7, 0.25);
    });
    block.form({ shade: 0.42, hatch: 0, round: 4, shadow: 8 }, (form) => form.box(0, 92, 240, 14));
    for (const [x, tall] of [
      [34, 44],
      [84, 34],
      [126, 48],
      [176, 36],
      [214, 42],
    ] as const)
      bishop(block, x, 92, tall);
    sitter(block, {
      x: 588,
      y: 226,
      size: 142,
      looksLeft: true,
      bent: 8,
      face: { nose: 'snub', chin: 'double' },
      bust: 'stout',
      dress: 'shawl',
      hair: 'lowKnot',
      hairShade: 0.55,
      hat: 'laceCap',
      hatShade: 0.8,
      things: ['spectacles'],
      dressShade: 0.3,
    });
    block.form({ shade: 0.8, hatch: 4, round: 0, shadow: 0, edge: 0.2 }, (form) => {
      form.cut('-10,372! 730,352! 730,490! -10,490!');
      for (const y of [398, 430, 462]) form.crease(`0,${y + 6} 360,${y} 720,${y - 8}`, 1.2, 0.5);
    });
    cup(block, 196, 420, 78);
    dish(block, 360, 384, 96);
    candle(block, 360, 380, 118, 22);
    dish(block, 432, 398, 96);
    arm(block, {
      shoulder: [668, 322],
      elbow: [672, 436],
      wrist: [540, 412],
      thick: 78,
      pose: 'flat',
      isFull: true,
      size: 0.72,
      sleeve: 0.28,
      bent: 8,
    });
    candle(block, 432, 394, 112, 22);
  },
};

function bishop(block: Block, x: number, y: number, tall: number): void {
  block.form({ shade: 0.16, round: 6, shadow: 4 }, (form) => {
    form.at({ x, y, size: tall }, () => {
      form.cut('-.3,0! -.22,-.5 -.16,-.6 -.2,-.8 0,-1! .2,-.8 .16,-.6 .22,-.5 .3,0!');
      form.crease('0,-.98 0,-.7', 0.05, 0.6).crease('-.1,-.86 .1,-.86', 0.05, 0.6);
    });
  });
}

function cup(block: Block, x: number, y: number, wide: number): void {
  block.form({ shade: 0.92, hatch: 0, round: wide * 0.12, shadow: 8 }, (form) => {
    form.at({ x, y, size: wide }, () => {
      form.disc(0, 0.06, 0.78, 0.18, 0.9);
      form.disc(0, 0.04, 0.5, 0.1, 0.6);
    });
  });
  block.form({ shade: 0.95, hatch: 80, round: wide * 0.3, shadow: 5 }, (form) => {
    form.at({ x, y, size: wide }, () => {
      form.strip('.4,-.42 .66,-.44 .66,-.2 .34,-.12', 0.08);
      form.cut('-.5,-.52! -.46,-.2 -.3,0 0,.06 .3,0 .46,-.2 .5,-.52!');
      form.disc(0, -0.52, 0.5, 0.12, 0.95);
      form.disc(0, -0.51, 0.44, 0.09, 0.12);
    });
  });
}
