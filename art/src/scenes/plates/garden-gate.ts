import type { Block } from '../block.ts';
import { streetLamp } from '../parts/lights.ts';
import { person } from '../parts/person.ts';
import { cobbles, houseFront } from '../parts/street.ts';
import type { Scene } from '../scene.ts';

/** The Aunt at the gate of Number Nine, with a basket of other people's letters. */
export const gardenGate: Scene = {
  palette: 'rose',
  ambient: 0.26,
  lamps: [{ x: 176, y: 96, z: 90, reach: 260, strength: 1.15 }],
  draw: (block) => {
    block.air(360, 180, 300, 0.22);
    houseFront(block, {
      left: 250,
      right: 760,
      top: -60,
      foot: 400,
      rows: 3,
      columns: 5,
      lit: 0.35,
      shade: 0.36,
      gable: false,
    });
    block.form({ shade: 0.3, hatch: 90, round: 4, shadow: 8 }, (form) => {
      form
        .box(452, 190, 104, 214, 0.26)
        .box(462, 200, 36, 84, 0.34)
        .box(508, 200, 36, 84, 0.34)
        .box(462, 296, 36, 96, 0.34)
        .box(508, 296, 36, 96, 0.34);
      form.disc(546, 300, 5, 5, 0.8);
    });
    cobbles(block, 402, 0.44);
    streetLamp(block, 176, 440, 380);
    railings(block);
    person(block, {
      x: 452,
      y: 460,
      height: 330,
      looksLeft: true,
      wears: 'gown',
      shade: 0.42,
      head: {
        hat: 'bonnet',
        hatShade: 0.5,
        hair: 'lowKnot',
        hairShade: 0.6,
        face: { nose: 'snub', chin: 'double' },
        things: ['spectacles'],
      },
      far: { elbow: [14, -64], wrist: [25, -72], pose: 'point' },
      near: { elbow: [-3, -60], wrist: [9, -52], pose: 'grip', heldThing: (x, y) => basket(block, x - 22, y + 4) },
    });
  },
};

function railings(block: Block): void {
  block.form({ shade: 0.22, hatch: 90, round: 2, shadow: 4 }, (form) => {
    for (let x = -4; x < 250; x += 24)
      form.strip(`${x},452 ${x},276`, 5).cut(`${x - 6},278 ${x},258! ${x + 6},278 ${x},286`);
    for (let x = 560; x < 730; x += 24)
      form.strip(`${x},452 ${x},276`, 5).cut(`${x - 6},278 ${x},258! ${x + 6},278 ${x},286`);
    form
      .strip('-10,300 250,300', 5)
      .strip('-10,430 250,430', 5)
      .strip('560,300 730,300', 5)
      .strip('560,430 730,430', 5);
    form
      .box(246, 244, 18, 216, 0.3)
      .disc(255, 240, 12, 12, 0.3)
      .box(548, 244, 18, 216, 0.3)
      .disc(557, 240, 12, 12, 0.3);
  });
  block.form({ shade: 0.3, hatch: 90, round: 2, shadow: 5 }, (form) => {
    form.cut('264,290! 336,270! 336,276! 264,298!').cut('264,424! 336,446! 336,452! 264,432!');
    for (const [x, lift] of [
      [276, 4],
      [292, 8],
      [308, 13],
      [324, 17],
    ] as const)
      form.strip(`${x},${294 - lift} ${x},${426 + lift}`, 4);
  });
}

function basket(block: Block, x: number, y: number): void {
  for (const [across, turn] of [
    [-22, -18],
    [-4, 6],
    [16, 20],
  ] as const)
    block.form({ shade: 0.92, hatch: 8, round: 0, shadow: 3 }, (form) =>
      form.at({ x: x + across, y: y + 14, turn }, () =>
        form.box(-16, -24, 30, 40).crease('-16,-22 -1,-6 14,-22', 1.4, 0.4),
      ),
    );
  block.form({ shade: 0.5, hatch: 20, round: 14, shadow: 6 }, (form) => {
    form.strip(`${x - 38},${y + 22} ${x - 20},${y - 12} ${x + 20},${y - 12} ${x + 38},${y + 22}`, 5);
    form.cut(`${x - 46},${y + 18}! ${x + 46},${y + 18}! ${x + 36},${y + 62} ${x},${y + 68} ${x - 36},${y + 62}`);
    for (let row = 0; row < 4; row += 1)
      form.crease(`${x - 44},${y + 26 + row * 11} ${x},${y + 31 + row * 11} ${x + 44},${y + 26 + row * 11}`, 1.8, 0.16);
    for (let at = -4; at <= 4; at += 1) form.crease(`${x + at * 10},${y + 18} ${x + at * 8},${y + 66}`, 1.4, 0.2);
  });
}
