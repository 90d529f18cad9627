import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { sitter } from '../parts/head.ts';
import { streetLamp } from '../parts/lights.ts';
import { houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** A man past sixty with a paper of violets, not today's. */
export const heKnewYourAunt: Scene = {
  palette: 'rose',
  ambient: 0.24,
  lamps: [{ x: 150, y: 120, z: 120, reach: 300, strength: 1.2 }],
  draw: (block) => {
    block.air(150, 140, 300, 0.36);
    for (const [left, right, top, fog] of [
      [-30, 80, 120, 0.5],
      [240, 350, 150, 0.66],
      [344, 470, 110, 0.6],
      [464, 600, 140, 0.6],
      [594, 760, 80, 0.46],
    ] as const)
      houseFront(block, { left, right, top, foot: 460, fog, lit: 0.2 });
    block.fog(430, 70, 0.5);
    streetLamp(block, 150, 500, 430);
    sitter(block, {
      x: 548,
      y: 250,
      size: 156,
      looksLeft: true,
      bent: 4,
      face: { nose: 'aquiline', brow: 'high', chin: 'firm' },
      bust: 'upright',
      dress: 'cravat',
      hair: 'poet',
      hairShade: 0.62,
      beard: 'imperial',
      dressShade: 0.34,
    });
    arm(block, {
      shoulder: [610, 380],
      elbow: [560, 478],
      wrist: [426, 404],
      thick: 76,
      pose: 'grip',
      size: 0.8,
      sleeve: 0.36,
      bent: 30,
      heldThing: () => violets(block, 350, 360),
    });
  },
};

function violets(block: Block, x: number, y: number): void {
  block.form({ shade: 0.88, hatch: 70, round: 12, shadow: 10 }, (form) =>
    form
      .cut(`${x - 66},${y - 40}! ${x + 66},${y - 44}! ${x + 20},${y + 92}! ${x - 8},${y + 92}!`)
      .crease(`${x - 20},${y - 30} ${x + 4},${y + 84}`, 2.4, 0.5)
      .crease(`${x + 34},${y - 34} ${x + 10},${y + 84}`, 2.4, 0.5),
  );
  for (let at = 0; at < 17; at += 1) {
    const across = x - 62 + ((at * 37) % 124);
    const up = y - 44 - ((at * 23) % 44);
    block.form({ shade: 0.46 + 0.3 * block.random(), hatch: at * 31, round: 7, shadow: 4 }, (form) => {
      for (let petal = 0; petal < 5; petal += 1)
        form.disc(across + 9 * Math.cos(petal * 1.257 + at), up + 8 * Math.sin(petal * 1.257 + at), 7.4, 6.4);
      form.disc(across, up, 3, 3, 0.95);
    });
  }
  block.form({ shade: 0.3, hatch: 50, round: 8, shadow: 4 }, (form) => {
    for (const side of [-1, 1])
      form.cut(
        `${x + side * 40},${y - 40} ${x + side * 84},${y - 60} ${x + side * 92},${y - 30} ${x + side * 60},${y - 22}`,
      );
  });
}
