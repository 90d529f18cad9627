import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { oilLamp } from '../parts/oil-lamp.ts';
import { boards } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** Wallpaper cut on three sides and folded back like a page; behind it, a dinner kept hot for one. */
export const laidForOne: Scene = {
  palette: 'rose',
  ambient: 0.2,
  lamps: [
    { x: 506, y: 190, z: 60, reach: 170, strength: 1.25 },
    { x: 90, y: 440, z: 150, reach: 260, strength: 0.4 },
    { x: 730, y: 460, z: 150, reach: 220, strength: 0.3 },
  ],
  draw: (block) => {
    block.form({ shade: 0.44, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500));
    block.form({ shade: 0.3, hatch: 90, round: 3, shadow: 6 }, (form) => {
      form.box(290, 70, 92, 240, 0.46);
      form.box(300, 80, 72, 230, 0.16);
      form
        .box(308, 92, 25, 86, 0.22)
        .box(340, 92, 25, 86, 0.22)
        .box(308, 194, 25, 92, 0.22)
        .box(340, 194, 25, 92, 0.22);
      form.disc(366, 202, 3, 3, 0.7);
    });
    boards(block, 306, 430, 0.4);
    table(block);
    paper(block);
    flap(block);
  },
};

function table(block: Block): void {
  chair(block, 592, 372);
  block.form({ shade: 0.86, hatch: 90, round: 12, shadow: 10 }, (form) => {
    form.cut(
      '292,300! 574,300! 604,336! 598,420! 560,412 520,424 470,414 420,426 370,414 320,424 272,416! 266,336!',
      0.74,
    );
    for (const x of [330, 400, 470, 540]) form.crease(`${x},340 ${x + (x - 440) * 0.06},416`, 2.4, 0.4);
  });
  block.form({ shade: 0.94, hatch: 2, round: 0, shadow: 0, edge: 0.3 }, (form) =>
    form.cut('296,294! 570,294! 606,340! 262,340!'),
  );
  oilLamp(block, 506, 312, 138);
  block.form({ shade: 0.9, hatch: 0, round: 5, shadow: 6 }, (form) =>
    form.disc(406, 322, 66, 15, 0.92).disc(406, 320, 54, 11, 0.62),
  );
  block.form({ shade: 0.62, hatch: 70, round: 26, shadow: 8 }, (form) =>
    form
      .cut('352,318! 354,284 376,256 406,250 436,256 458,284 460,318! 406,325')
      .cut(disc(406, 244, 8, 7), 0.7)
      .crease('352,310 406,318 460,310', 3, 0.25)
      .crease('374,302 380,278 396,266', 5, 0.98)
      .cut(disc(430, 268, 4, 3), 0.06),
  );
  block.form({ shade: 0.8, hatch: 0, round: 3, shadow: 4 }, (form) => {
    form.cut(disc(316, 311, 12, 5)).strip('312,314 304,326 299,334', 4);
  });
  for (const [x, y, wide, lit] of [
    [432, 244, 9, 0.14],
    [438, 214, 13, 0.11],
    [426, 180, 18, 0.08],
    [440, 140, 24, 0.05],
  ] as const)
    block.halo(x, y, wide * 2.2, lit);
}

function chair(block: Block, x: number, y: number): void {
  block.form({ shade: 0.3, hatch: 90, round: 5, shadow: 8 }, (form) => {
    form.strip(`${x},${y} ${x + 6},${y - 150}`, 11).strip(`${x - 44},${y - 4} ${x - 42},${y - 144}`, 9, 0.26);
    form.strip(`${x - 42},${y - 142} ${x + 6},${y - 148}`, 12).strip(`${x - 42},${y - 104} ${x + 4},${y - 108}`, 8);
  });
}

function paper(block: Block): void {
  block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 16, edge: 0.1 }, (form) => {
    form.cut('-10,-10! 730,-10! 730,52! 640,44! 520,50! 380,42! 262,46! 262,440! -10,440!');
    form.cut('262,438! 400,444! 520,436! 642,440! 640,44! 730,50! 730,490! -10,490! -10,430!');
    for (let row = 0; row < 7; row += 1)
      for (let at = 0; at < 9; at += 1) rose(form, at * 88 + (row % 2) * 44, row * 74 + 10, 0.52);
  });
}

type Patching = Parameters<Parameters<Block['form']>[1]>[0];

function rose(form: Patching, x: number, y: number, shade: number): void {
  form.patch(disc(x, y, 15, 14), shade).patch(disc(x - 3, y - 2, 9, 8), shade * 0.7);
  form.crease(`${x - 6},${y - 2} ${x - 2},${y - 7} ${x + 4},${y - 3} ${x},${y + 3}`, 2, shade * 1.3);
  form.crease(`${x + 4},${y + 14} ${x + 10},${y + 32} ${x + 4},${y + 50}`, 2, shade * 0.9);
  form.patch(disc(x + 18, y + 26, 9, 4), shade * 0.85).patch(disc(x - 3, y + 36, 9, 4), shade * 0.85);
}

function flap(block: Block): void {
  block.form({ shade: 0.7, hatch: 84, round: 20, shadow: 20, edge: 0.5 }, (form) => {
    form.cut('262,46! 262,440! 226,452 176,450 138,470! 128,440 122,330 132,220 120,120 104,74! 150,88 206,54');
    for (const [points, shade] of [
      ['244,60 240,240 246,430', 0.54],
      ['200,76 190,240 204,440', 0.86],
      ['166,96 160,240 170,440', 0.56],
    ] as const)
      form.crease(points, 3, shade);
  });
  block.form({ shade: 0.32, hatch: 90, round: 12, shadow: 12, edge: 0.6 }, (form) => {
    form.cut('104,74! 120,120 132,220 122,330 128,440 138,470! 158,462 170,440 162,330 172,220 160,130 136,84');
    for (const [x, y] of [
      [142, 140],
      [150, 236],
      [144, 332],
      [148, 424],
    ] as const)
      rose(form, x, y, 0.6);
  });
}
