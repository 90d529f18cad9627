import { disc } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A lens with a handle, and under it the maker's mark in a ring. */
export const jewellersLens: Engraving = {
  card: 'watchful',
  palette: 'violet',
  ambient: 0.34,
  lamps: [{ x: 70, y: 60, z: 150, reach: 300, strength: 1.2 }],
  draw: (block) => {
    glow(block, { x: 130, y: 150, reach: 190, strength: 0.36 });
    block.form({ shade: 0.86, hatch: 6, round: 0, shadow: 10 }, (form) =>
      form.at({ x: 150, y: 220, turn: 7 }, () => {
        form.box(-106, -150, 190, 280);
        for (let y = -126; y < 118; y += 22) form.strip(`-84,${y} ${y % 3 === 0 ? 40 : 62},${y}`, 5, 0.42);
      }),
    );
    block.form({ shade: 0.5, hatch: 60, round: 13, shadow: 16, tint: '#b07048' }, (form) =>
      form.strip('206,250 262,338', 32),
    );
    block.form({ shade: 0.8, hatch: 60, round: 8, shadow: 8, tint: '#ffd27a' }, (form) =>
      form.strip('192,228 212,260', 22),
    );
    block.form({ shade: 0.75, hatch: 20, round: 9, shadow: 18, tint: '#ffd27a' }, (form) =>
      form.disc(134, 146, 102, 102),
    );
    block.form({ shade: 0.98, hatch: 0, round: 0, shadow: 0, edge: 0.3, tint: '#e6f4ff' }, (form) => {
      form.disc(134, 146, 86, 86);
      for (const y of [92, 200]) form.patch(`40,${y - 7}! 228,${y - 7}! 228,${y + 7}! 40,${y + 7}!`, 0.5);
      form.disc(134, 146, 46, 46, 0.12).disc(134, 146, 39, 39, 0.98);
      const points = Array.from({ length: 10 }, (_, at) => {
        const angle = (at / 10) * 2 * Math.PI;
        const long = at % 2 === 0 ? 36 : 15;
        return `${134 + long * Math.sin(angle)},${146 - long * Math.cos(angle)}!`;
      });
      form.cut(points.join(' '), 0.08);
    });
    block.form({ shade: 1, round: 0, shadow: 0, edge: 0 }, (form) =>
      form.strip('70,134 80,104 104,80', 8).cut(disc(66, 152, 5, 5)),
    );
  },
};
