import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** An open umbrella with rain coming down on it, under a roof of rock. */
export const rainOnAnUmbrella: Engraving = {
  card: 'watchful',
  palette: 'abyss',
  ambient: 0.34,
  lamps: [{ x: 70, y: 110, z: 140, reach: 260, strength: 1.1, colour: '#ffd9a0' }],
  draw: (block) => {
    glow(block, { x: 150, y: 170, reach: 180, strength: 0.4 });
    block.form({ shade: 0.26, hatch: 70, round: 12, shadow: 0, tint: '#b8c8d0' }, (form) =>
      form.cut(
        '-10,-10! 310,-10! 310,40 290,64 276,30 254,44 240,84 226,40 200,30 184,56 166,26 140,34 120,70 104,32 80,28 60,58 44,30 20,46 6,76 -10,44',
      ),
    );
    block.form({ shade: 0.95, hatch: 90, round: 2, shadow: 0, edge: 0.2, tint: '#d8f0ff' }, (form) => {
      for (let column = 0; column < 11; column += 1)
        for (let row = 0; row < 7; row += 1) {
          const x = 12 + column * 29 + (row % 2) * 14;
          const y = 84 + row * 44 + 18 * ((column * 7) % 3) * 0.6;
          const isDry = y > 150 && Math.abs(x - 150) < 116 && y < 400;
          if (!isDry) form.strip(`${x},${y} ${x - 5},${y + 24}`, 3.6);
        }
    });
    const wood = { shade: 0.8, hatch: 90, round: 5, shadow: 8, tint: '#f0c88a' };
    block.form(wood, (form) => form.strip('150,100 150,330 152,352 168,364 186,356 188,340', 11));
    block.form({ shade: 0.5, hatch: 90, round: 20, shadow: 12, tint: '#e08070' }, (form) => {
      form.cut(
        '26,214! 34,160 78,112 150,94 222,112 266,160 274,214! 258,200 232,200 214,214! 200,198 168,196 150,212! 132,196 100,198 86,214! 68,200 42,200',
      );
      form
        .crease('150,94 96,130 86,212', 4, 0.2)
        .crease('150,94 204,130 214,212', 4, 0.2)
        .crease('150,94 150,212', 4, 0.2);
      form.crease('150,94 54,140 28,208', 3, 0.8).crease('150,94 246,140 272,208', 3, 0.2);
    });
    block.form({ ...wood, shade: 0.9 }, (form) => form.strip('150,72 150,98', 8));
    block.form({ shade: 0.98, hatch: 0, round: 2, shadow: 0, edge: 0.2, tint: '#d8f0ff' }, (form) => {
      for (const [x, y] of [
        [60, 118],
        [104, 88],
        [150, 66],
        [196, 88],
        [240, 118],
      ] as const)
        form
          .strip(`${x - 10},${y} ${x - 14},${y - 8}`, 3.4)
          .strip(`${x + 10},${y} ${x + 14},${y - 8}`, 3.4)
          .disc(x, y - 10, 2.6, 3.4);
      for (const x of [28, 86, 150, 214, 272]) form.disc(x, x === 150 ? 226 : 230, 4.4, 7);
    });
  },
};
