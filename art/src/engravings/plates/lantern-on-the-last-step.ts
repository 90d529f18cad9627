import { flame } from '../../scenes/parts/lights.ts';
import type { Engraving } from '../engraving.ts';
import { bricks } from '../objects/ground.ts';

/** A lantern at the foot of a stair that comes down out of the dark. */
export const lanternOnTheLastStep: Engraving = {
  card: 'watchful',
  palette: 'gas',
  ambient: 0.22,
  lamps: [{ x: 172, y: 240, z: 80, reach: 170, strength: 1.15 }],
  draw: (block) => {
    bricks(block, { shade: 0.28 });
    for (let step = 0; step < 8; step += 1) {
      const y = 40 + step * 38;
      const right = 44 + step * 26;
      block.form({ shade: 0.46, hatch: 0, round: 0, shadow: 12 }, (form) => {
        form.box(-10, y, right + 10, 50);
        form.crease(`-10,${y + 46} ${right},${y + 46}`, 4, 0.2);
      });
      block.form({ shade: 0.72, hatch: 0, round: 4, shadow: 4 }, (form) => form.box(-10, y, right + 18, 11));
    }
    block.form({ shade: 0.44, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => form.box(-10, 344, 320, 60));
    block.halo(196, 250, 100, 0.3);
    const tin = { shade: 0.34, hatch: 90, round: 8, shadow: 12, tint: '#d8c8a8' };
    block.form(tin, (form) => {
      form.strip('156,178 166,138 196,124 226,138 236,178', 8);
      form.cut('196,146! 248,188! 144,188!').disc(196, 146, 9, 9);
      form.box(150, 184, 92, 126).box(142, 300, 108, 18, 0.5);
    });
    block.shine('162,198! 230,198! 230,298! 162,298!', 0.9);
    flame(block, 196, 292, 74, 1.2);
    block.form({ ...tin, round: 2, shadow: 0 }, (form) =>
      form.strip('162,248 230,248', 3.4).strip('162,194 162,300', 6).strip('230,194 230,300', 6),
    );
  },
};
