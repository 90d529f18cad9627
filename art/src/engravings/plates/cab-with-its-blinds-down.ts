import { flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';
import { wheel } from '../objects/wheel.ts';

/** A four-wheeler at a kerb, its lamp lit and its blinds down. */
export const cabWithItsBlindsDown: Engraving = {
  card: 'mystery',
  palette: 'gas',
  ambient: 0.36,
  lamps: [
    { x: 58, y: 150, z: 70, reach: 110, strength: 0.9 },
    { x: 190, y: 40, z: 170, reach: 280, strength: 0.9 },
  ],
  draw: (block) => {
    glow(block, { x: 130, y: 150, reach: 200, strength: 0.44 });
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 334, 320, 70));
    const black = { shade: 0.42, hatch: 86, round: 18, shadow: 14, tint: '#e0b8a8' };
    block.form({ ...black, shade: 0.5, round: 6 }, (form) =>
      form.strip('92,262 44,262 30,236 30,180 58,176', 12).strip('20,236 74,236', 14),
    );
    block.form(black, (form) => {
      form.cut('86,108! 258,108! 270,150 272,236! 252,284 196,298 132,296 96,276 80,236! 80,150');
      form.box(78, 96, 190, 15, 0.62);
      form.crease('82,206! 270,206!', 4, 0.75);
    });
    block.form({ ...black, shade: 0.36, round: 4 }, (form) => {
      form.cut('138,118! 214,118! 214,292! 138,292!');
      form.crease('139,118! 139,290! 213,290! 213,118!', 3, 0.85);
    });
    block.form({ shade: 0.86, hatch: 0, round: 3, shadow: 3, tint: '#ffe0a0' }, (form) => {
      form.box(148, 126, 56, 72);
      for (let y = 138; y < 198; y += 12) form.crease(`148,${y} 204,${y}`, 2, 0.5);
      form.box(226, 126, 30, 66).box(94, 126, 32, 66);
      for (let y = 138; y < 192; y += 12) form.crease(`94,${y} 256,${y}`, 2, 0.5);
    });
    block.form({ shade: 0.9, hatch: 0, round: 3, shadow: 4, tint: '#ffd27a' }, (form) =>
      form.strip('194,232 210,232', 8),
    );
    block.form({ shade: 0.4, hatch: 90, round: 4, shadow: 4 }, (form) =>
      form.box(46, 126, 26, 46).cut('46,126! 59,108! 72,126!').box(54, 172, 10, 16),
    );
    block.shine('50,132! 68,132! 68,166! 50,166!', 1);
    block.halo(59, 150, 44, 0.4);
    flame(block, 59, 166, 28, 0);
    wheel(block, 68, 310, 46, 10);
    wheel(block, 228, 300, 58, 12);
  },
};
