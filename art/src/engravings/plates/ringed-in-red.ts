import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A newspaper, folded, with one notice in it ringed. */
export const ringedInRed: Engraving = {
  card: 'mystery',
  palette: 'gas',
  ambient: 0.34,
  lamps: [{ x: 80, y: 70, z: 150, reach: 300, strength: 1.15 }],
  draw: (block) => {
    glow(block, { y: 190, reach: 190, strength: 0.4 });
    const paper = { shade: 0.84, hatch: 4, round: 4, shadow: 14, tint: '#f4e2ba' };
    block.form({ ...paper, shade: 0.55 }, (form) =>
      form.at({ x: 158, y: 204, turn: 3 }, () => form.box(-104, -138, 208, 284)),
    );
    block.form(paper, (form) =>
      form.at({ x: 150, y: 196, turn: -4 }, () => {
        form.box(-106, -142, 212, 284);
        form.strip('-88,-120! 88,-120!', 17, 0.1).crease('-98,-102! 98,-102!', 2.4, 0.3);
        for (const left of [-96, -28, 40])
          for (let y = -88; y < 134; y += 10) {
            if (left === -28 && y > -34 && y < 62) continue;
            form.strip(`${left},${y}! ${left + 48 + 8 * block.random()},${y}!`, 3.6, 0.42);
          }
        for (const x of [-34, 34]) form.crease(`${x},-94! ${x},136!`, 2, 0.5);
        form.strip('-24,-20! 24,-20!', 9, 0.1);
        for (const y of [-2, 12, 26, 40]) form.strip(`-24,${y}! ${y === 40 ? 6 : 24},${y}!`, 4.4, 0.2);
        form.crease('-110,52 110,48', 4, 0.55);
      }),
    );
    block.form({ shade: 0.62, hatch: 30, round: 4, shadow: 0, edge: 0.2, tint: '#ff4030' }, (form) =>
      form.at({ x: 150, y: 204, turn: -4 }, () =>
        form.strip('46,-50 0,-62 -48,-44 -58,4 -38,52 8,60 50,40 60,-4 44,-52 14,-68 -10,-66', 9),
      ),
    );
  },
};
