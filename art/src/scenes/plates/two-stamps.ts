import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { lantern } from '../parts/lights.ts';
import { counterFront, tableTop, wall } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** Miss Crake at her hatch, a rubber stamp in each hand. */
export const twoStamps: Scene = {
  palette: 'bone',
  lamps: [{ x: 620, y: 150, z: 110, reach: 270, strength: 1.15 }],
  draw: (block) => {
    wall(block, { shade: 0.3, stripe: 0, panels: false });
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0.2 }, (form) => {
      for (let y = 30; y < 400; y += 54)
        for (let x = 20; x < 720; x += 62) {
          form.box(x, y, 54, 44, 0.16);
          form.box(x + 6, y + 14 + 16 * block.random(), 40, 30, 0.5 + 0.3 * block.random(), 0);
          form.box(x, y + 44, 54, 10, 0.4, 0);
        }
    });
    lantern(block, 630, 50, 120);
    sitter(block, {
      x: 230,
      y: 236,
      size: 152,
      bent: 10,
      face: { nose: 'fine', chin: 'small', neck: 'slender' },
      bust: 'slight',
      dress: 'highNecked',
      hair: 'highKnot',
      hairShade: 0.34,
      things: ['pinceNez'],
      dressShade: 0.42,
    });
    tableTop(block, 404, 446, { shade: 0.5 });
    paper(block);
    arm(block, {
      shoulder: [190, 350],
      elbow: [250, 436],
      wrist: [352, 356],
      thick: 70,
      pose: 'grip',
      size: 0.74,
      sleeve: 0.42,
      bent: 10,
      heldThing: () => stamp(block, 412, 356, 1, 4),
    });
    arm(block, {
      shoulder: [270, 340],
      elbow: [420, 380],
      wrist: [488, 270],
      thick: 66,
      pose: 'grip',
      size: 0.7,
      sleeve: 0.42,
      bent: 50,
      heldThing: () => stamp(block, 536, 250, 1, -8),
    });
    counterFront(block, 446);
  },
};

function stamp(block: Block, x: number, y: number, size: number, turn: number): void {
  block.form({ shade: 0.4, hatch: 90, round: 8, shadow: 6 }, (form) => {
    form.at({ x, y, size, turn }, () => {
      form.cut('-9,-70 9,-70 14,-58 8,-46 8,44! -8,44! -8,-46 -14,-58', 0.55);
      form.cut('-32,40! 32,40! 36,62! -36,62!', 0.5, 0);
      form.cut('-36,62! 36,62! 36,72! -36,72!', 0.12, 0);
    });
  });
}

function paper(block: Block): void {
  block.form({ shade: 0.9, hatch: 8, round: 0, shadow: 6 }, (form) => {
    form.cut('360,412! 500,408! 530,440! 350,444!');
    for (let line = 0; line < 4; line += 1)
      form.crease(`${372 - line * 2},${418 + line * 6} ${480 + line * 7},${414 + line * 6}`, 1.5, 0.35);
  });
}
