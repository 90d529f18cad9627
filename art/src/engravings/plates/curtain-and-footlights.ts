import type { Block } from '../../scenes/block.ts';
import { flame } from '../../scenes/parts/lights.ts';
import { person } from '../../scenes/parts/person.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A stage between its curtains, with one person on it and the footlights up. */
export const curtainAndFootlights: Engraving = {
  card: 'persuasive',
  palette: 'rose',
  ambient: 0.28,
  lamps: [{ x: 150, y: 330, z: 110, reach: 230, strength: 1.35 }],
  draw: (block) => {
    glow(block, { y: 210, reach: 160, strength: 0.5 });
    block.form({ shade: 0.56, hatch: 0, round: 0, shadow: 0, edge: 0, tint: '#f0cc98' }, (form) => {
      form.cut('40,292! 260,292! 310,362! -10,362!');
      for (const at of [-2, -1, 0, 1, 2]) form.crease(`${150 + at * 36},292 ${150 + at * 60},362`, 2, 0.24);
    });
    person(block, {
      x: 158,
      y: 324,
      height: 196,
      looksLeft: true,
      shade: 0.56,
      head: { hair: 'cropped', skin: 0.95, hairShade: 0.3 },
      far: 'none',
      near: { elbow: [4, -62], wrist: [17, -64], pose: 'open' },
    });
    tray(block, 112, 196);
    const plush = { shade: 0.52, hatch: 88, round: 13, shadow: 14, tint: '#e05850' };
    for (const side of [-1, 1])
      block.form(plush, (form) =>
        form.at({ x: 150, y: 0, mirrored: side === 1 }, () => {
          form.cut('-160,-10! -40,-10! -52,90 -78,160 -104,206! -92,250 -84,300 -88,352! -160,352!');
          for (const [top, mid, foot] of [
            [-62, -92, -100],
            [-84, -112, -112],
            [-106, -126, -126],
            [-128, -140, -142],
          ] as const)
            form.crease(`${top},-10 ${mid},150 ${mid - 6},206 ${foot},352`, 4, 0.16);
          form.crease('-160,196 -128,206 -100,204', 12, 0.95);
        }),
      );
    block.form({ ...plush, round: 10 }, (form) => {
      form.cut(
        '-10,-10! 310,-10! 310,54! 284,76 254,58 228,80 202,58 176,82 150,60 124,82 98,58 72,80 46,58 16,76 -10,54!',
      );
      for (const x of [46, 98, 150, 202, 254]) form.crease(`${x},-10 ${x},58`, 3, 0.16);
    });
    block.form({ shade: 0.5, hatch: 0, round: 6, shadow: 6, tint: '#f0c878' }, (form) => form.box(-10, 358, 320, 40));
    for (let x = 26; x < 300; x += 62) {
      flame(block, x, 356, 26, 2.4);
      block.form({ shade: 0.6, hatch: 90, round: 6, shadow: 4, tint: '#ffd27a' }, (form) =>
        form.cut(`${x - 19},372! ${x - 17},356 ${x},350 ${x + 17},356 ${x + 19},372!`),
      );
    }
  },
};

/** A tray with goblets on it, its middle at a point. */
function tray(block: Block, x: number, y: number): void {
  block.form({ shade: 0.95, hatch: 0, round: 4, shadow: 5, tint: '#ffe08a' }, (form) => {
    form.box(x - 46, y, 92, 8);
    for (const across of [-32, 0, 32])
      form
        .cut(
          `${x + across - 10},${y - 40}! ${x + across - 8},${y - 22} ${x + across},${y - 16} ${x + across + 8},${y - 22} ${x + across + 10},${y - 40}!`,
        )
        .strip(`${x + across},${y - 18} ${x + across},${y - 2}`, 4)
        .box(x + across - 8, y - 4, 16, 5);
  });
}
