import type { Block } from '../block.ts';
import { arm } from '../parts/arm.ts';
import { type Sitter, sitter } from '../parts/head.ts';
import { flame } from '../parts/lights.ts';
import type { Scene } from '../scene.ts';

const HEADS: readonly Partial<Sitter>[] = [
  { hair: 'cropped', beard: 'walrus' },
  { hair: 'lowKnot', hat: 'bonnet', hatShade: 0.36 },
  { hair: 'receding', hairShade: 0.5 },
  { hair: 'rolled' },
  { hat: 'bowler', hatShade: 0.2, hair: 'cropped' },
  { hair: 'crowned', hairShade: 0.4 },
  { hair: 'cropped', beard: 'full' },
];

/** The claque in its rows, lit from below: every handkerchief is ready but one. */
export const theClaque: Scene = {
  palette: 'ember',
  ambient: 0.14,
  lamps: [
    { x: 180, y: 456, z: 100, reach: 240, strength: 0.72 },
    { x: 540, y: 456, z: 100, reach: 240, strength: 0.72 },
  ],
  draw: (block) => {
    block.form({ shade: 0.3, hatch: 90, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, -10, 740, 500, 0.18));
    row(block, 74, 58, 102, 8, 2, 0.14);
    rail(block, 132);
    row(block, 186, 76, 116, 7, 5, 0.24, 336);
    rail(block, 258);
    row(block, 312, 98, 144, 6, 0, 0.34);
    footlights(block);
  },
};

function row(
  block: Block,
  y: number,
  size: number,
  apart: number,
  many: number,
  first: number,
  shade: number,
  middle = 360,
): void {
  for (let at = 0; at < many; at += 1) {
    const x = middle + (at - (many - 1) / 2) * apart - size * 0.2;
    const isUnready = many === 6 && at === 3;
    const head = HEADS[(at * 3 + first) % HEADS.length] ?? {};
    sitter(block, {
      ...(isUnready ? { hair: 'curled', hairShade: 0.24 } : head),
      x: isUnready ? x + size * 0.3 : x,
      y: y - (isUnready ? 6 : 4 * ((at * 5) % 3)),
      size,
      looksLeft: isUnready,
      bent: isUnready ? -9 : -4,
      bust: at % 2 === 0 ? 'broad' : 'upright',
      dressShade: isUnready ? 0.38 : shade,
      skin: 0.72,
    });
    if (!isUnready) handkerchief(block, x + size * 0.5, y + size * 0.52, size / 100, shade);
  }
}

function handkerchief(block: Block, x: number, y: number, size: number, shade: number): void {
  const of = (points: readonly (readonly [number, number])[]): string =>
    points.map(([across, down]) => `${x + across * size},${y + down * size}`).join(' ');
  block.form({ shade: 0.96, hatch: 70, round: 9 * size, shadow: 5, edge: 0.7 }, (form) =>
    form
      .cut(
        of([
          [-8, -30],
          [8, -24],
          [24, -32],
          [26, -14],
          [38, 6],
          [28, 34],
          [14, 22],
          [4, 40],
          [-8, 22],
          [-20, 30],
          [-18, 4],
          [-22, -20],
        ]),
      )
      .crease(
        of([
          [4, -22],
          [6, 6],
          [4, 34],
        ]),
        1.4,
        0.45,
      )
      .crease(
        of([
          [14, -16],
          [20, 6],
          [26, 28],
        ]),
        1.4,
        0.45,
      ),
  );
  arm(block, {
    shoulder: [x - 72 * size, y + 66 * size],
    elbow: [x - 58 * size, y + 104 * size],
    wrist: [x - 26 * size, y + 36 * size],
    thick: 36 * size,
    pose: 'grip',
    size: size * 0.46,
    sleeve: shade * 1.3,
    bent: 14,
  });
}

function rail(block: Block, y: number): void {
  block.form({ shade: 0.36, hatch: 0, round: 5, shadow: 8 }, (form) => {
    form.box(-10, y, 740, 74, 0.06).box(-10, y, 740, 9, 0.5);
  });
}

function footlights(block: Block): void {
  block.form({ shade: 0.3, hatch: 0, round: 5, shadow: 14 }, (form) =>
    form.box(-10, 420, 740, 70, 0.06).box(-10, 414, 740, 10, 0.4),
  );
  for (let x = 60; x < 720; x += 120) {
    flame(block, x, 424, 30, 3);
    block.form({ shade: 0.5, hatch: 80, round: 10, shadow: 6 }, (form) => {
      form.cut(`${x - 34},424! ${x - 30},450 ${x - 14},470 ${x},474 ${x + 14},470 ${x + 30},450 ${x + 34},424!`);
      for (const across of [-18, -6, 6, 18]) form.crease(`${x + across * 1.4},426 ${x + across * 0.4},470`, 2, 0.2);
    });
  }
}
