import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { bareArm } from '../parts/bare-arm.ts';
import { lantern } from '../parts/lights.ts';
import { person } from '../parts/person.ts';
import { boards } from '../parts/room.ts';
import { sitting } from '../parts/sitting.ts';
import type { Scene } from '../scene.ts';

/** A front room with a box mangle in it and not much else: one handle held, one free, and a caller on a crate. */
export const theMangle: Scene = {
  palette: 'ember',
  ambient: 0.24,
  lamps: [{ x: 420, y: 70, z: 150, reach: 330, strength: 1.3 }],
  draw: (block) => {
    block.form({ shade: 0.34, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500));
    boards(block, 404, 360, 0.4);
    loaves(block);
    lantern(block, 420, -14, 96);
    mangle(block);
    caller(block);
    wheel(block, 222, 262, 104);
    person(block, {
      x: 74,
      y: 474,
      height: 372,
      wears: 'gown',
      shade: 0.42,
      apron: true,
      near: 'none',
      head: {
        face: { nose: 'snub', chin: 'double' },
        hair: 'lowKnot',
        hairShade: 0.3,
        hat: 'mobCap',
        hatShade: 0.85,
        skin: 0.7,
      },
    });
    bareArm(block, {
      shoulder: [66, 194],
      elbow: [64, 282],
      wrist: [110, 228],
      thick: 42,
      pose: 'grip',
      size: 0.36,
      sleeve: 0.5,
      heldThing: () => peg(block, 134, 214),
    });
    peg(block, 310, 312);
  },
};

function mangle(block: Block): void {
  block.form({ shade: 0.36, hatch: 90, round: 6, shadow: 10 }, (form) =>
    form.box(176, 96, 24, 364).box(520, 96, 24, 364).box(170, 92, 380, 20, 0.46),
  );
  block.form({ shade: 0.4, hatch: 20, round: 12, shadow: 6, edge: 0.7 }, (form) => {
    for (let at = 0; at < 8; at += 1)
      form.disc(232 + at * 37, 166 - 6 * block.random(), 25, 19, 0.34 + 0.2 * block.random());
  });
  block.form({ shade: 0.5, hatch: 2, round: 6, shadow: 10 }, (form) => {
    form.box(204, 168, 312, 140, 0.5);
    for (const y of [202, 238, 272]) form.crease(`204,${y} 516,${y}`, 2.6, 0.2);
    for (const x of [228, 490]) form.box(x, 168, 14, 140, 0.26);
    for (const x of [235, 497]) for (const y of [186, 220, 255, 290]) form.disc(x, y, 2.6, 2.6, 0.75);
  });
  block.form({ shade: 0.36, hatch: 2, round: 6, shadow: 10 }, (form) => form.box(164, 354, 392, 26, 0.5));
  for (const x of [280, 440]) {
    block.form({ shade: 0.92, hatch: 70, round: 14, shadow: 8, edge: 0.7 }, (form) => {
      form.disc(x, 331, 26, 25, 0.94);
      for (const radius of [20, 15]) form.strip(disc(x, 331, radius, radius), 1.8, 0.5);
      form.disc(x, 331, 9, 9, 0.4);
    });
  }
  block.form({ shade: 0.92, hatch: 88, round: 9, shadow: 8, edge: 0.6 }, (form) =>
    form
      .cut('384,352! 506,352! 508,420 490,430 470,420 448,432 426,421 404,430 386,420')
      .crease('416,356 414,422', 2, 0.5)
      .crease('450,356 452,424', 2, 0.55)
      .crease('480,356 484,420', 2, 0.5),
  );
}

function wheel(block: Block, x: number, y: number, radius: number): void {
  block.form({ shade: 0.36, hatch: 40, round: 5, shadow: 10, edge: 0.7 }, (form) => {
    form.strip(disc(x, y, radius, radius), 13);
    for (let spoke = 0; spoke < 6; spoke += 1) {
      const turn = (spoke * Math.PI) / 3 + 0.55;
      form.strip(`${x},${y} ${x + radius * Math.cos(turn)},${y + radius * Math.sin(turn)}`, 8);
    }
    form.disc(x, y, 18, 18, 0.5).disc(x, y, 7, 7, 0.2);
  });
}

/** A handle on the wheel, towards us. */
function peg(block: Block, x: number, y: number): void {
  block.form({ shade: 0.74, hatch: 90, round: 6, shadow: 8, edge: 0.7 }, (form) =>
    form
      .cut(
        `${x - 8},${y - 26}! ${x - 9},${y + 20} ${x - 6},${y + 30} ${x + 6},${y + 30} ${x + 9},${y + 20} ${x + 8},${y - 26}!`,
      )
      .cut(disc(x, y - 26, 9, 4), 0.86),
  );
}

function loaves(block: Block): void {
  block.form({ shade: 0.5, hatch: 90, round: 4, shadow: 6 }, (form) => form.box(568, 46, 140, 148, 0.5));
  block.form({ shade: 0.1, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => form.box(578, 56, 120, 128, 0.12));
  block.form({ shade: 0.46, hatch: 90, round: 2, shadow: 2 }, (form) =>
    form.box(634, 56, 7, 128).box(578, 112, 120, 6),
  );
  for (const [x, tall] of [
    [596, 46],
    [636, 50],
    [678, 44],
  ] as const)
    block.form({ shade: 0.66, hatch: 20, round: 12, shadow: 6 }, (form) =>
      form.at({ x, y: 194, size: tall }, () =>
        form
          .cut('-.42,0! -.46,-.3 -.34,-.46 -.26,-.5 -.28,-.74 0,-.94 .28,-.74 .26,-.5 .34,-.46 .46,-.3 .42,0!')
          .crease('-.3,-.48 0,-.42 .3,-.48', 0.05, 0.24),
      ),
    );
  block.form({ shade: 0.6, hatch: 0, round: 4, shadow: 9 }, (form) => form.box(558, 190, 160, 12));
}

function caller(block: Block): void {
  block.form({ shade: 0.5, hatch: 0, round: 4, shadow: 10 }, (form) => {
    form.box(596, 388, 112, 86, 0.48);
    for (const y of [416, 444]) form.crease(`596,${y} 708,${y}`, 3, 0.18);
    form.box(596, 388, 10, 86, 0.58).box(698, 388, 10, 86, 0.58);
  });
  sitting(block, {
    x: 634,
    y: 474,
    height: 318,
    looksLeft: true,
    wears: 'gown',
    shade: 0.2,
    elbow: [-3, -41],
    wrist: [12, -34],
    head: {
      face: { nose: 'straight', chin: 'firm', lips: 'thin' },
      hair: 'lowKnot',
      hairShade: 0.24,
      hat: 'pillbox',
      hatShade: 0.22,
      skin: 0.7,
    },
  });
}
