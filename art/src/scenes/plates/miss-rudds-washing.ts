import type { Block } from '../block.ts';
import { bareArm } from '../parts/bare-arm.ts';
import { candle, dish } from '../parts/lights.ts';
import { wall } from '../parts/room.ts';
import { sitting } from '../parts/sitting.ts';
import type { Scene } from '../scene.ts';

/** On the top stair, by a candle on the newel: a laundress with somebody's linen in her lap, and a book. */
export const missRuddsWashing: Scene = {
  palette: 'rose',
  ambient: 0.24,
  lamps: [{ x: 536, y: 190, z: 110, reach: 290, strength: 1.25 }],
  draw: (block) => {
    wall(block, { shade: 0.26, rail: 300 });
    block.form({ shade: 0.3, hatch: 0, round: 0, shadow: 6, edge: 0.4 }, (form) => {
      form.box(-10, 352, 350, 140, 0.26);
      form.box(330, 412, 120, 80, 0.24);
      form.box(440, 466, 300, 30, 0.22);
    });
    block.form({ shade: 0.52, hatch: 2, round: 3, shadow: 4 }, (form) => {
      form.box(-10, 344, 362, 14).box(330, 406, 126, 12).box(440, 462, 300, 12);
    });
    sitting(block, {
      x: 262,
      y: 474,
      height: 490,
      wears: 'gown',
      shade: 0.42,
      elbow: [-3, -41],
      wrist: [18, -33],
      head: {
        face: { nose: 'snub', chin: 'double' },
        hair: 'lowKnot',
        hairShade: 0.3,
        bent: -2,
        skin: 0.7,
      },
    });
    block.form({ shade: 0.44, hatch: 95, round: 30, shadow: 8 }, (form) =>
      form
        .cut('214,196 244,176 270,176 298,206 314,262 308,336 190,344 186,260')
        .crease('290,210 300,262 296,320', 3, 0.16)
        .crease('246,186 252,240 244,330', 2, 0.2),
    );
    linen(block, 392, 340);
    bareArm(block, {
      shoulder: [250, 214],
      elbow: [254, 306],
      wrist: [372, 234],
      thick: 56,
      pose: 'pinch',
      size: 0.56,
      sleeve: 0.5,
      bent: -6,
      heldThing: () => book(block, 430, 206),
    });
    newel(block);
    dish(block, 554, 306, 84);
    candle(block, 554, 302, 92, 20);
  },
};

function linen(block: Block, x: number, y: number): void {
  for (let fold = 0; fold < 4; fold += 1) {
    const top = y - 26 - fold * 24;
    const lean = 4 * ((fold * 3) % 4);
    block.form({ shade: 0.92, hatch: 4, round: 15, shadow: 6, edge: 0.75 }, (form) =>
      form
        .cut(
          `${x - 62 + lean},${top + 26} ${x - 84 + lean},${top + 24} ${x - 84 + lean},${top + 4} ${x - 60},${top + 1} ${x},${top + 3} ${x + 58 - lean},${top} ${x + 78 - lean},${top + 5} ${x + 80 - lean},${top + 22} ${x + 56},${top + 26} ${x},${top + 29}`,
        )
        .crease(`${x - 70 + lean},${top + 15} ${x},${top + 17} ${x + 70 - lean},${top + 13}`, 1.6, 0.42),
    );
  }
  block.form({ shade: 0.95, hatch: 84, round: 12, shadow: 9, edge: 0.6 }, (form) =>
    form
      .cut(
        `${x - 36},${y - 92}! ${x + 40},${y - 94}! ${x + 46},${y - 30} ${x + 52},${y + 8} ${x + 40},${y + 16} ${x + 30},${y + 8} ${x + 19},${y + 18} ${x + 8},${y + 9} ${x - 3},${y + 18} ${x - 14},${y + 8} ${x - 26},${y + 14} ${x - 34},${y + 4} ${x - 36},${y - 40}`,
      )
      .crease(`${x - 36},${y - 4} ${x + 8},${y - 1} ${x + 52},${y - 4}`, 2, 0.45)
      .crease(`${x - 10},${y - 84} ${x - 12},${y - 8}`, 1.6, 0.6)
      .crease(`${x + 20},${y - 84} ${x + 24},${y - 8}`, 1.6, 0.6),
  );
}

function book(block: Block, x: number, y: number): void {
  block.form({ shade: 0.13, hatch: 80, round: 4, shadow: 7, edge: 0.2 }, (form) =>
    form.at({ x, y, turn: 9 }, () => {
      form.cut('-24,-52! 26,-52! 26,44! -24,44!').crease('-17,-52 -17,44', 2, 0.4);
      form.patch('-8,-34! 18,-34! 18,-16! -8,-16!', 0.82).crease('-2,-25 12,-25', 2, 0.2);
      form.cut('26,-50! 31,-48! 31,46! 26,44!', 0.85);
    }),
  );
  block.form({ shade: 0.75, round: 2, shadow: 3 }, (form) =>
    form
      .strip(`${x + 22},${y + 46} ${x + 32},${y + 60} ${x + 27},${y + 76}`, 1.8)
      .strip(`${x + 27},${y + 76} ${x + 33},${y + 108}`, 5, 0.62)
      .strip(`${x + 33},${y + 108} ${x + 34},${y + 115}`, 2.4, 0.1),
  );
}

function newel(block: Block): void {
  block.form({ shade: 0.4, hatch: 90, round: 14, shadow: 10 }, (form) => {
    form.cut('528,332! 580,332! 584,490! 524,490!');
    form.crease('538,350 536,490', 3, 0.18).crease('570,350 572,490', 3, 0.18);
    form.cut('580,346! 730,430! 730,458! 580,374!', 0.36, 30);
  });
  for (const [x, y] of [
    [640, 400],
    [690, 430],
  ] as const)
    block.form({ shade: 0.36, hatch: 90, round: 6, shadow: 5 }, (form) => form.box(x - 7, y, 14, 100));
  block.form({ shade: 0.5, hatch: 0, round: 6, shadow: 8 }, (form) => form.box(512, 312, 84, 22));
}
