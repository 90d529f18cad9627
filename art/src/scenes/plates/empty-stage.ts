import type { Block } from '../block.ts';
import { flame } from '../parts/lights.ts';
import { personBehind } from '../parts/person.ts';
import type { Scene } from '../scene.ts';

/** The stage of the Gallipot: a painted bridge, a lamp, and nobody where somebody ought to stand. */
export const emptyStage: Scene = {
  palette: 'rose',
  ambient: 0.16,
  lamps: [
    { x: 360, y: 392, z: 60, reach: 200, strength: 0.95 },
    { x: 140, y: 392, z: 50, reach: 120, strength: 0.4 },
    { x: 580, y: 392, z: 50, reach: 120, strength: 0.4 },
  ],
  draw: (block) => {
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 380));
    block.form({ shade: 0.5, hatch: 90, round: 0, shadow: 4, edge: 0.3 }, (form) => {
      for (const [left, top, wide] of [
        [120, 150, 60],
        [176, 120, 46],
        [220, 168, 70],
        [430, 140, 56],
        [484, 110, 44],
        [526, 160, 70],
      ] as const) {
        form.cut(
          `${left},${top}! ${left + wide / 2},${top - 40}! ${left + wide},${top}! ${left + wide},300! ${left},300!`,
          0.36 + 0.1 * block.random(),
        );
        for (let row = 0; row < 3; row += 1)
          form
            .box(left + wide * 0.3, top + 18 + row * 30, wide * 0.16, 14, 0.75)
            .box(left + wide * 0.6, top + 18 + row * 30, wide * 0.16, 14, 0.2);
      }
    });
    block.form({ shade: 0.58, hatch: 0, round: 0, shadow: 8 }, (form) => {
      form.cut(
        '110,300! 230,262 360,250 490,262 610,300! 610,340! 540,340! 500,310 450,306 410,340! 310,340! 270,306 220,310 180,340! 110,340!',
      );
      for (let x = 130; x < 600; x += 36) form.crease(`${x},330 ${x + 4},260`, 1.6, 0.3);
      form.strip('120,292 230,254 360,242 490,254 600,292', 5, 0.7);
    });
    block.form({ shade: 0.44, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.cut('60,338! 660,338! 740,402! -20,402!');
      for (let at = -8; at <= 8; at += 1) form.crease(`${360 + at * 36},338 ${360 + at * 50},402`, 1.6, 0.2);
    });
    topHat(block, 360, 352);
    for (const side of [false, true]) curtain(block, side);
    for (let at = 0; at < 9; at += 1) {
      const x = 104 + at * 64;
      flame(block, x, 398, 13, 3);
      block.form({ shade: 0.34, hatch: 90, round: 6, shadow: 0 }, (form) =>
        form.cut(`${x - 22},412! ${x - 18},392 ${x},386 ${x + 18},392 ${x + 22},412!`),
      );
    }
    block.form({ shade: 0.2, hatch: 0, round: 3, shadow: 0 }, (form) => form.box(-10, 406, 740, 90));
    for (const [x, height, hat, skirt] of [
      [70, 250, 'bonnet', true],
      [190, 270, 'none', false],
      [330, 246, 'none', true],
      [470, 266, 'none', false],
      [600, 250, 'bonnet', true],
      [690, 266, 'none', false],
    ] as const)
      personBehind(block, { x, y: 620, height, hat, skirt, shade: 0.16 });
  },
};

function topHat(block: Block, x: number, y: number): void {
  block.form({ shade: 0.34, hatch: 85, round: 12, shadow: 10 }, (form) => {
    form
      .cut(`${x - 20},${y}! ${x - 23},${y - 44}! ${x + 23},${y - 44}! ${x + 20},${y}!`)
      .disc(x, y, 34, 7, 0.3)
      .crease(`${x - 20},${y - 9} ${x + 20},${y - 9}`, 7, 0.1);
  });
}

function curtain(block: Block, mirrored: boolean): void {
  block.form({ shade: 0.3, hatch: 96, round: 20, shadow: 16 }, (form) =>
    form.at({ x: mirrored ? 720 : 0, y: 0, mirrored }, () => {
      form.cut('-20,-20! 330,-20! 300,30 220,70 150,140 118,240 60,262 84,300 96,402! -20,402!');
      for (const points of [
        '280,-10 180,60 120,150 96,236',
        '210,-10 130,70 84,160 66,240',
        '140,-10 80,80 50,170 40,250',
        '70,-10 36,90 20,180 16,250',
        '60,270 66,400',
        '30,270 34,400',
        '4,270 6,400',
      ])
        form.crease(points, 4, 0.08);
      form.crease('330,-20 300,30 220,70 150,140 118,240', 6, 0.75);
      form.strip('-10,246 40,262 118,244', 9, 0.8);
    }),
  );
}
