import type { Block } from '../block.ts';
import { disc } from '../form.ts';
import { arm } from '../parts/arm.ts';
import { type Sitter, sitter } from '../parts/head.ts';
import { flame } from '../parts/lights.ts';
import { taper } from '../parts/taper.ts';
import type { Scene } from '../scene.ts';

/** A covered cage on the rail of the witness-box, a plate before it, and a whole court half-way to its feet. */
export const theSilentWitness: Scene = {
  palette: 'gas',
  ambient: 0.2,
  lamps: [{ x: 452, y: 96, z: 110, reach: 280, strength: 1.25 }],
  draw: (block) => {
    block.form({ shade: 0.24, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.box(-10, -10, 740, 500);
      for (let x = 10; x < 730; x += 60) form.crease(`${x},-10 ${x},330`, 4, 0.13);
    });
    block.form({ shade: 0.34, hatch: 90, round: 5, shadow: 8 }, (form) => {
      form.cut('470,42! 660,42! 650,14! 480,14!').box(486, 42, 160, 190, 0.17);
    });
    riser(block, 596, 236, 128, true, { hair: 'peruke', hairShade: 0.9, face: { nose: 'aquiline' } }, 0.2);
    bench(block, 448, 214, 250, 70, 0.36);
    for (const [x, height, looksLeft, head] of [
      [352, 112, true, { hair: 'cropped', beard: 'chops' }],
      [436, 110, true, { hair: 'lowKnot', hatShade: 0.36 }],
    ] as const)
      riser(block, x, 286, height, looksLeft, head, 0.3);
    bench(block, 250, 262, 250, 60, 0.3);
    riser(block, 518, 352, 158, true, { hair: 'cropped', beard: 'full', hairShade: 0.2 }, 0.34);
    riser(block, 606, 356, 166, true, { hair: 'crowned', hat: 'bonnet', hatShade: 0.4 }, 0.4);
    riser(block, 700, 354, 162, true, { hair: 'receding', beard: 'burnsides', hairShade: 0.4 }, 0.3);
    bench(block, 412, 322, 330, 90, 0.4);
    gasolier(block, 452, 70);
    rail(block);
    plate(block, 354, 392);
    cage(block, 176, 400, 270);
  },
};

function riser(
  block: Block,
  x: number,
  y: number,
  height: number,
  looksLeft: boolean,
  head: Partial<Sitter>,
  shade: number,
): void {
  const way = looksLeft ? -1 : 1;
  const unit = height / 100;
  const on = (across: number, down: number): [number, number] => [x + way * across * unit, y + down * unit];
  const [napeX, napeY] = on(24, -66);
  sitter(block, { bent: 4, ...head, x: napeX, y: napeY, size: 34 * unit, looksLeft });
  block.form({ shade, hatch: 95, round: 11 * unit, shadow: 5 }, (form) => {
    const bones = [
      [...on(-6, 10), 46 * unit],
      [...on(4, -26), 44 * unit],
      [...on(17, -50), 42 * unit],
      [...on(23, -62), 22 * unit],
    ] as const;
    form.cut(taper(bones.map(([across, down, thick]) => [across, down, thick])));
    form.crease(taperLine(on), 2, shade * 0.4);
  });
  arm(block, {
    shoulder: on(16, -48),
    elbow: on(20, -14),
    wrist: on(44, -18),
    thick: 17 * unit,
    pose: 'flat',
    size: 0.24 * unit,
    sleeve: shade * 1.15,
    bent: 8,
  });
}

function taperLine(on: (across: number, down: number) => [number, number]): string {
  return [on(30, -54), on(18, -30), on(10, 0)].map((point) => point.join(',')).join(' ');
}

function bench(block: Block, left: number, top: number, wide: number, tall: number, shade: number): void {
  block.form({ shade: shade * 0.75, hatch: 90, round: 0, shadow: 5, edge: 0.3 }, (form) => {
    form.box(left, top, wide, tall + 60);
    for (let x = left + 18; x < left + wide; x += 56) form.box(x, top + 20, 40, tall + 40, shade * 0.95);
  });
  block.form({ shade: shade * 1.6, hatch: 0, round: 4, shadow: 5 }, (form) => form.box(left - 6, top, wide + 12, 11));
}

function gasolier(block: Block, x: number, y: number): void {
  block.form({ shade: 0.42, hatch: 90, round: 3, shadow: 0 }, (form) =>
    form
      .strip(`${x},-10 ${x},${y + 34}`, 5)
      .strip(`${x - 58},${y + 20} ${x - 48},${y + 40} ${x},${y + 30} ${x + 48},${y + 40} ${x + 58},${y + 20}`, 5),
  );
  for (const side of [-58, 58]) {
    block.halo(x + side, y, 70, 0.4);
    block.form({ shade: 0.5, hatch: 90, round: 3, shadow: 0 }, (form) => form.box(x + side - 8, y + 14, 16, 7));
    block.shine(
      `${x + side - 10},${y + 14}! ${x + side - 24},${y - 8} ${x + side - 17},${y - 26}! ${x + side + 17},${y - 26}! ${x + side + 24},${y - 8} ${x + side + 10},${y + 14}!`,
      0.6,
    );
    flame(block, x + side, y + 10, 30, 0);
  }
}

function rail(block: Block): void {
  block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 12, edge: 0.3 }, (form) => {
    form.box(-10, 400, 560, 100);
    for (let x = 8; x < 540; x += 92) form.box(x, 432, 72, 70, 0.4);
  });
  block.form({ shade: 0.62, hatch: 2, round: 7, shadow: 10 }, (form) =>
    form.cut('-10,382! 556,382! 564,412! -10,412!'),
  );
}

function plate(block: Block, x: number, y: number): void {
  block.form({ shade: 0.94, hatch: 0, round: 5, shadow: 7 }, (form) =>
    form
      .disc(x, y + 3, 66, 12, 0.6)
      .disc(x, y, 66, 12, 0.96)
      .disc(x, y, 44, 7, 0.7),
  );
}

function cage(block: Block, x: number, y: number, tall: number): void {
  block.form({ shade: 0.56, hatch: 90, round: 3, shadow: 8 }, (form) => {
    form.box(x - 92, y - 12, 184, 14);
    for (let at = -80; at <= 80; at += 16) form.strip(`${x + at},${y - 60} ${x + at},${y - 10}`, 3);
  });
  block.form({ shade: 0.56, round: 4, shadow: 4 }, (form) => form.strip(disc(x, y - tall - 12, 14, 14), 6));
  block.form({ shade: 0.5, hatch: 84, round: 40, shadow: 18, edge: 0.5 }, (form) => {
    form.at({ x, y, size: tall / 100 }, () => {
      form.cut(
        '-36,-12 -38,-40 -34,-68 -20,-90 -4,-98! 4,-98! 20,-90 34,-68 38,-40 37,-9 30,-13 22,-7 12,-12 2,-6 -8,-13 -18,-7 -28,-14',
      );
      for (const [from, middle, to] of [
        [-3, -24, -30],
        [-1, -10, -13],
        [1, 6, 5],
        [2, 18, 24],
        [3, 28, 32],
      ] as const)
        form.crease(`${from},-95 ${middle},-62 ${to},-8`, 1.5, 0.2);
      form.crease('-40,-17 -18,-12 0,-11 20,-12 40,-15', 2.4, 0.8);
    });
  });
}
