import type { Block } from '../block.ts';
import { sitter } from '../parts/head.ts';
import { candle, dish } from '../parts/lights.ts';
import { counterFront, tableTop, wall } from '../parts/room.ts';
import type { Scene } from '../scene.ts';

/** The Misses Garland, who do not speak to each other, and what is on their table between them. */
export const nearlyNew: Scene = {
  palette: 'verdigris',
  lamps: [{ x: 360, y: 226, z: 90, reach: 230, strength: 1.25 }],
  draw: (block) => {
    wall(block, { shade: 0.32, panels: false });
    const sister = {
      size: 132,
      face: { nose: 'long', chin: 'small', neck: 'slender' },
      bust: 'slight',
      dress: 'fichu',
      hair: 'sideCurls',
      dressShade: 0.4,
    } as const;
    sitter(block, {
      ...sister,
      x: 178,
      y: 236,
      looksLeft: true,
      bent: 4,
      hairShade: 0.66,
      hat: 'laceCap',
      hatShade: 0.85,
    });
    sitter(block, { ...sister, x: 542, y: 236, bent: 4, hair: 'highKnot', hairShade: 0.3 });
    tableTop(block, 366, 436, { shade: 0.56 });
    dish(block, 360, 384, 96);
    candle(block, 360, 380, 116, 22);
    lens(block, 236, 402);
    bottle(block, 474, 404);
    tray(block, 588, 410);
    tag(block, 126, 410);
    counterFront(block, 436);
  },
};

function lens(block: Block, x: number, y: number): void {
  block.form({ shade: 0.6, hatch: 30, round: 6, shadow: 8 }, (form) =>
    form
      .cut(`${x - 20},${y + 8}! ${x - 16},${y - 22}! ${x + 16},${y - 22}! ${x + 20},${y + 8}!`, 0.3)
      .disc(x, y + 8, 22, 6)
      .disc(x, y - 22, 16, 5, 0.95),
  );
}

function bottle(block: Block, x: number, y: number): void {
  block.form({ shade: 0.5, hatch: 90, round: 14, shadow: 10 }, (form) => {
    form
      .cut(
        `${x - 22},${y + 12}! ${x - 24},${y - 26} ${x - 8},${y - 44} ${x - 7},${y - 62}! ${x + 7},${y - 62}! ${x + 8},${y - 44} ${x + 24},${y - 26} ${x + 22},${y + 12}!`,
      )
      .box(x - 9, y - 72, 18, 12, 0.8);
    form
      .strip(`${x - 8},${y - 50} ${x - 30},${y - 40} ${x - 36},${y - 10} ${x - 28},${y + 12}`, 2, 0.8)
      .crease(`${x - 14},${y - 20} ${x - 14},${y + 4}`, 4, 0.95);
  });
}

function tray(block: Block, x: number, y: number): void {
  block.form({ shade: 0.44, hatch: 4, round: 3, shadow: 8 }, (form) =>
    form.cut(`${x - 62},${y - 18}! ${x + 56},${y - 24}! ${x + 76},${y + 14}! ${x - 70},${y + 20}!`),
  );
  for (let at = 0; at < 4; at += 1)
    block.form({ shade: 0.92, hatch: 20 * at, round: 0, shadow: 5 }, (form) =>
      form.at({ x: x - 42 + at * 28, y: y - 6, turn: -12 + at * 9 }, () =>
        form.box(-13, -24, 26, 30).crease('-13,-8 13,-10', 1.6, 0.4),
      ),
    );
}

function tag(block: Block, x: number, y: number): void {
  block.form({ shade: 0.86, hatch: 6, round: 0, shadow: 8 }, (form) => {
    form
      .cut(`${x - 50},${y - 12}! ${x + 32},${y - 20}! ${x + 52},${y - 4}! ${x + 38},${y + 12}! ${x - 46},${y + 18}!`)
      .disc(x + 34, y - 4, 5, 5, 0.2);
    form.crease(`${x - 38},${y - 2} ${x + 16},${y - 7}`, 2, 0.3).crease(`${x - 36},${y + 8} ${x + 4},${y + 4}`, 2, 0.3);
    form.strip(`${x + 34},${y - 4} ${x + 62},${y - 18} ${x + 70},${y + 4} ${x + 92},${y}`, 2.2, 0.7);
  });
}
