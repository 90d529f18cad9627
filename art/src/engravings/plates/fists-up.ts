import type { Engraving } from '../engraving.ts';
import { fist } from '../objects/fist.ts';
import { glow } from '../objects/ground.ts';

/** Two fists that are about to meet, over the ropes of a ring. */
export const fistsUp: Engraving = {
  card: 'dangerous',
  palette: 'ember',
  ambient: 0.3,
  lamps: [{ x: 150, y: 40, z: 130, reach: 230, strength: 1.35 }],
  draw: (block) => {
    glow(block, { y: 150, reach: 180, strength: 0.46 });
    const rope = { shade: 0.7, hatch: 30, round: 5, shadow: 8, tint: '#f0d8a8' };
    block.form(rope, (form) => {
      for (const y of [232, 290, 348]) form.strip(`-10,${y} 150,${y + 10} 310,${y}`, 11);
      for (const y of [232, 290, 348])
        for (let x = -4; x < 310; x += 14) form.crease(`${x},${y - 6} ${x + 9},${y + 16}`, 2, 0.25);
    });
    fist(block, { x: 98, y: 170, size: 0.8, turn: 26, sleeve: 0.5, tint: '#e07060' });
    fist(block, { x: 202, y: 158, size: 0.8, turn: 26, mirrored: true, sleeve: 0.5, tint: '#90a8d8' });
    block.form({ shade: 1, round: 0, shadow: 0, edge: 0.2 }, (form) => {
      for (const [from, to] of [
        ['150,104', '152,60'],
        ['126,110', '108,74'],
        ['174,108', '194,72'],
      ] as const)
        form.strip(`${from} ${to}`, 5);
    });
  },
};
