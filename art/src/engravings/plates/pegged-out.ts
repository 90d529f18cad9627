import type { Block } from '../../scenes/block.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A nightshirt and two stockings on a line, high over lit windows. */
export const peggedOut: Engraving = {
  card: 'shadowy',
  palette: 'violet',
  ambient: 0.34,
  lamps: [{ x: 120, y: 40, z: 150, reach: 260, strength: 1.1 }],
  draw: (block) => {
    glow(block, { x: 150, y: 150, reach: 190, strength: 0.34 });
    block.form({ shade: 0.2, hatch: 90, round: 0, shadow: 0, fog: 0.25 }, (form) =>
      form
        .cut('-10,300! 20,270! 54,300! 54,400! -10,400!')
        .cut('66,330! 110,292! 156,330! 156,400! 66,400!')
        .cut('190,318! 240,276! 310,326! 310,400! 190,400!'),
    );
    for (const [x, y] of [
      [16, 330],
      [100, 352],
      [124, 352],
      [226, 336],
      [262, 336],
      [262, 368],
    ] as const)
      block.shine(`${x - 7},${y - 9}! ${x + 7},${y - 9}! ${x + 7},${y + 9}! ${x - 7},${y + 9}!`, 0.4);
    block.form({ shade: 0.7, round: 2, shadow: 4 }, (form) => form.strip('-10,66 150,88 310,62', 5));
    block.form({ shade: 0.94, hatch: 88, round: 16, shadow: 12 }, (form) => {
      form.cut(
        '66,86! 102,90! 112,104 124,104 134,90! 166,86! 206,146! 182,168! 168,150! 176,262 182,292! 150,284 120,294 88,284 56,294! 64,230 72,150! 52,174! 24,150!',
      );
      form.crease('122,106 121,180', 3, 0.4);
      for (const y of [122, 144, 166]) form.disc(121, y, 4, 4, 0.25);
      form.crease('86,170 80,280', 3, 0.55).crease('152,170 160,280', 3, 0.55).crease('118,200 116,284', 3, 0.6);
      form.crease('28,146 56,168', 3, 0.5).crease('214,144 188,166', 3, 0.5);
    });
    for (const x of [228, 256]) stocking(block, x, 78);
    for (const x of [76, 166, 220, 236, 249, 264]) peg(block, x, x < 200 ? 84 : 74);
  },
};

function stocking(block: Block, x: number, y: number): void {
  block.form({ shade: 0.62, hatch: 88, round: 8, shadow: 8, tint: '#f0a0a0' }, (form) => {
    form.cut(
      `${x - 12},${y}! ${x + 12},${y}! ${x + 9},${y + 84} ${x + 12},${y + 104} ${x + 30},${y + 124} ${x + 16},${y + 134} ${x - 6},${y + 122} ${x - 11},${y + 96}`,
    );
    for (let row = 0; row < 5; row += 1)
      form.crease(`${x - 16},${y + 12 + row * 22} ${x + 16},${y + 12 + row * 22}`, 7, 0.95);
  });
}

function peg(block: Block, x: number, y: number): void {
  block.form({ shade: 0.75, hatch: 90, round: 3, shadow: 4, tint: '#eec890' }, (form) => {
    form
      .strip(`${x - 2},${y - 14} ${x - 4},${y + 16}`, 5)
      .strip(`${x + 2},${y - 14} ${x + 4},${y + 16}`, 5)
      .disc(x, y - 16, 5, 5);
  });
}
