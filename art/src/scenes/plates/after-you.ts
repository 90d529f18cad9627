import type { Block } from '../block.ts';
import { lantern } from '../parts/lights.ts';
import { person } from '../parts/person.ts';
import { flags } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** Two gentlemen at the door of a club, each with an arm out for the other to go first. One has umbrellas hung on him. */
export const afterYou: Scene = {
  palette: 'ember',
  ambient: 0.2,
  lamps: [{ x: 360, y: 70, z: 120, reach: 300, strength: 1.25 }],
  draw: (block) => {
    block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 0 }, (form) => {
      form.box(-10, -10, 740, 410);
      for (let y = 26; y < 400; y += 34) form.crease(`-10,${y} 730,${y}`, 1.8, 0.16);
      for (let row = 0; row < 11; row += 1)
        for (let x = (row % 2) * 42 - 20; x < 730; x += 84)
          form.crease(`${x},${26 + row * 34} ${x},${60 + row * 34}`, 1.4, 0.16);
    });
    doorway(block);
    flags(block, 398, 360, 0.42);
    lantern(block, 360, 30, 62);
    person(block, {
      x: 178,
      y: 452,
      height: 318,
      shade: 0.34,
      head: {
        hat: 'top',
        hatShade: 0.22,
        hair: 'cropped',
        beard: 'burnsides',
        hairShade: 0.7,
        face: { nose: 'aquiline', chin: 'firm' },
      },
      far: { elbow: [13, -66], wrist: [27, -62], pose: 'flat' },
      near: { elbow: [10, -62], wrist: [24, -54], pose: 'flat', heldThing: (x, y) => umbrellas(block, x - 24, y - 14) },
    });
    person(block, {
      x: 546,
      y: 452,
      height: 304,
      looksLeft: true,
      shade: 0.42,
      head: {
        hat: 'top',
        hatShade: 0.26,
        hair: 'parted',
        beard: 'imperial',
        hairShade: 0.3,
        face: { nose: 'long', chin: 'small' },
      },
      far: { elbow: [13, -67], wrist: [27, -64], pose: 'flat' },
      near: { elbow: [9, -60], wrist: [23, -58], pose: 'flat' },
    });
    step(block);
  },
};

/** The open door, with a lit hall and a mat behind it. */
function doorway(block: Block): void {
  block.form({ shade: 0.24, hatch: 90, round: 6, shadow: 8 }, (form) => {
    form.box(262, 92, 196, 316, 0.26).box(276, 108, 168, 296, 0.18);
  });
  block.form({ shade: 0.78, hatch: 90, round: 0, shadow: 0 }, (form) => {
    form.box(284, 168, 152, 236, 0.72);
    form.crease('284,196 436,196', 2, 0.5);
    for (let x = 300; x < 436; x += 19) form.crease(`${x},200 ${x},330`, 1.6, 0.56);
    form.box(284, 330, 152, 8, 0.5);
  });
  block.form({ shade: 0.8, hatch: 30, round: 0, shadow: 0 }, (form) => {
    form.cut('284,162! 286,138 306,118 360,110 414,118 434,138 436,162!', 0.82);
    for (const points of [
      '360,162 360,110',
      '360,162 318,116',
      '360,162 402,116',
      '360,162 290,138',
      '360,162 430,138',
    ])
      form.crease(points, 2.4, 0.2);
  });
  block.form({ shade: 0.42, hatch: 0, round: 2, shadow: 4 }, (form) => {
    form.cut('296,392! 424,392! 438,410! 282,410!');
    for (let line = 0; line < 3; line += 1)
      form.crease(`${294 - line * 3},${397 + line * 4} ${426 + line * 3},${397 + line * 4}`, 1.4, 0.2);
  });
}

function step(block: Block): void {
  block.form({ shade: 0.54, hatch: 0, round: 3, shadow: 6 }, (form) => {
    form.cut('238,410! 482,410! 508,436! 212,436!').cut('212,436! 508,436! 508,448! 212,448!', 0.3);
  });
}

/** Three umbrellas by their crooks. */
function umbrellas(block: Block, x: number, y: number): void {
  for (const [across, long, tone] of [
    [-26, 128, 0.4],
    [-8, 142, 0.3],
    [12, 120, 0.46],
  ] as const)
    block.form({ shade: tone, hatch: 80, round: 6, shadow: 5 }, (form) => {
      form.strip(
        `${x + across - 9},${y + 10} ${x + across - 8},${y - 6} ${x + across},${y - 8} ${x + across + 2},${y + 6} ${x + across + 2},${y + 30}`,
        4,
        0.66,
      );
      form.cut(
        `${x + across - 5},${y + 28}! ${x + across + 9},${y + 28}! ${x + across + 13},${y + 44} ${x + across + 4},${y + long}! ${x + across},${y + long}! ${x + across - 9},${y + 44}`,
      );
      form.crease(`${x + across},${y + 32} ${x + across + 1},${y + long - 8}`, 1.6, tone * 0.4);
    });
}
