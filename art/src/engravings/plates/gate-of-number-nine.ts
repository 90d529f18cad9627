import { lantern } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A garden gate between its posts, with a 9 on it and a lantern over it. */
export const gateOfNumberNine: Engraving = {
  card: 'mystery',
  palette: 'verdigris',
  ambient: 0.34,
  lamps: [{ x: 150, y: 92, z: 90, reach: 180, strength: 1.35 }],
  draw: (block) => {
    glow(block, { y: 130, reach: 190, strength: 0.44 });
    block.form({ shade: 0.3, hatch: 40, round: 12, shadow: 6, tint: '#a8c8a0' }, (form) => {
      for (let at = 0; at < 40; at += 1) {
        const left = at % 2 === 0;
        form.disc(
          (left ? 0 : 262) + 38 * block.random(),
          150 + 200 * block.random(),
          17,
          13,
          0.2 + 0.24 * block.random(),
        );
      }
    });
    block.form({ shade: 0.4, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) =>
      form.cut('96,344! 204,344! 280,400! 20,400!'),
    );
    block.form({ shade: 0.36, hatch: 90, round: 5, shadow: 6 }, (form) =>
      form.strip('58,150 62,70 104,26 150,14 196,26 238,70 242,150', 8),
    );
    lantern(block, 150, 18, 92);
    const stone = { shade: 0.56, hatch: 0, round: 10, shadow: 14 };
    block.form(stone, (form) => {
      for (const x of [34, 222]) {
        form.box(x, 150, 44, 230);
        form.box(x - 7, 136, 58, 18, 0.7).disc(x + 22, 124, 16, 16, 0.7);
        for (let y = 190; y < 380; y += 38) form.crease(`${x},${y} ${x + 44},${y}`, 3, 0.22);
      }
    });
    const wood = { shade: 0.74, hatch: 90, round: 6, shadow: 12, tint: '#e8f0d8' };
    block.form({ ...wood, shade: 0.6 }, (form) =>
      form.strip('80,236 220,236', 13).strip('80,338 220,338', 13).strip('84,336 216,238', 11),
    );
    block.form(wood, (form) => {
      for (let at = 0; at < 6; at += 1) {
        const x = 92 + at * 23.4;
        const top = 196 - 16 * Math.sin(((at + 0.5) / 6) * Math.PI);
        form.cut(`${x - 8},366! ${x - 8},${top}! ${x},${top - 13}! ${x + 8},${top}! ${x + 8},366!`);
      }
    });
    block.form({ shade: 0.2, hatch: 0, round: 5, shadow: 8, tint: '#90a8d8' }, (form) =>
      form.disc(150, 268, 36, 36).disc(150, 268, 31, 31, 0.14),
    );
    block.form({ shade: 1, round: 2, shadow: 0 }, (form) =>
      form.strip('163,258 156,248 144,248 138,258 144,267 156,267 163,258 164,272 158,284 146,290', 7),
    );
  },
};
