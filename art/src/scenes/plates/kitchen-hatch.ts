import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { counterFront } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** Mrs Ottaway's hatch: the shutter let down as far as her apron, and a bowl put through. */
export const kitchenHatch: Scene = {
  palette: 'ember',
  ambient: 0.18,
  lamps: [
    { x: 470, y: 260, z: 60, reach: 190, strength: 1.1 },
    { x: 300, y: 380, z: 90, reach: 200, strength: 0.5 },
  ],
  draw: (block) => {
    block.form({ shade: 0.4, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500, 0.3));
    range(block);
    block.form({ shade: 0.46, hatch: 96, round: 50, shadow: 18 }, (form) => {
      form.cut('224,60 402,60 430,200 452,400! 170,400! 196,200');
      form.patch('250,60 372,60 386,190 410,400! 214,400! 236,190', 0.86, 92);
      for (const points of ['286,80 276,240 262,398', '330,80 336,240 346,398', '362,90 376,240 388,398'])
        form.crease(points, 3, 0.44);
      form.crease('198,214 312,226 430,206', 11, 0.7);
    });
    arm(block, {
      shoulder: [236, 130],
      elbow: [180, 270],
      wrist: [262, 352],
      thick: 74,
      pose: 'open',
      size: 0.78,
      sleeve: 0.42,
      bent: -30,
      flipped: false,
      heldThing: () => bowl(block, 344, 356),
    });
    shutter(block);
    counterFront(block, 396, { shade: 0.4, lip: 26 });
    thimble(block, 520, 396);
  },
};

function range(block: Block): void {
  block.form({ shade: 0.24, hatch: 0, round: 6, shadow: 0 }, (form) =>
    form.box(430, 180, 200, 220).box(446, 200, 80, 150, 0.14).box(540, 200, 76, 60, 0.34).box(540, 276, 76, 74, 0.34),
  );
  block.shine('456,238! 516,238! 516,330! 456,330!', 0.8);
  block.form({ shade: 0.12, round: 0, shadow: 0 }, (form) => {
    for (let x = 462; x < 516; x += 11) form.strip(`${x},234 ${x},334`, 4);
  });
  block.halo(486, 286, 110, 0.5);
  block.form({ shade: 0.4, hatch: 80, round: 16, shadow: 8 }, (form) =>
    form.cut('520,180! 516,138 534,120 584,120 602,138 598,180!').disc(559, 118, 30, 7, 0.5).disc(559, 108, 6, 6),
  );
  for (const [x, y, size] of [
    [548, 92, 10],
    [556, 70, 14],
    [546, 44, 18],
  ] as const)
    block.halo(x, y, size * 1.5, 0.16, [0.7, 0.7, 0.66]);
}

function bowl(block: Block, x: number, y: number): void {
  for (const [across, up, size] of [
    [-18, 60, 16],
    [8, 84, 20],
    [-8, 116, 24],
  ] as const)
    block.halo(x + across, y - up, size * 1.5, 0.2, [0.8, 0.78, 0.7]);
  block.form({ shade: 0.92, hatch: 4, round: 26, shadow: 12 }, (form) => {
    form.cut(
      `${x - 74},${y - 34}! ${x - 60},${y + 4} ${x - 30},${y + 26} ${x + 30},${y + 26} ${x + 60},${y + 4} ${x + 74},${y - 34}!`,
    );
    form.crease(`${x - 70},${y - 18} ${x},${y - 4} ${x + 70},${y - 18}`, 4, 0.3);
    form.cut(disc(x, y - 34, 74, 17), 0.95).cut(disc(x, y - 33, 64, 13), 0.4);
  });
}

function shutter(block: Block): void {
  wallAbout(block);
  block.form({ shade: 0.44, hatch: 0, round: 8, shadow: 22 }, (form) => {
    form.box(116, -10, 530, 116);
    for (let y = 12; y < 100; y += 24) form.crease(`116,${y} 646,${y}`, 3, 0.16);
    form.box(108, 96, 546, 16, 0.56).strip('356,128 380,140 404,128', 6, 0.6);
  });
}

function wallAbout(block: Block): void {
  block.form({ shade: 0.36, hatch: 90, round: 6, shadow: 20 }, (form) => {
    form.box(-10, -10, 130, 420).box(642, -10, 90, 420);
    for (const x of [24, 70, 690]) form.crease(`${x},0 ${x},400`, 4, 0.2);
    form.box(98, -10, 24, 420, 0.5).box(640, -10, 24, 420, 0.5);
  });
}

function thimble(block: Block, x: number, y: number): void {
  block.form({ shade: 0.8, hatch: 90, round: 8, shadow: 8 }, (form) =>
    form
      .cut(`${x - 14},${y}! ${x - 10},${y - 26} ${x},${y - 32} ${x + 10},${y - 26} ${x + 14},${y}!`)
      .crease(`${x - 14},${y - 4} ${x + 14},${y - 4}`, 3, 0.4),
  );
}
