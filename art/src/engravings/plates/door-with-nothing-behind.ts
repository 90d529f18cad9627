import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** A door that stands by itself in its frame, ajar, with light in the gap. */
export const doorWithNothingBehind: Engraving = {
  card: 'persuasive',
  palette: 'rose',
  ambient: 0.3,
  lamps: [
    { x: 116, y: 210, z: 50, reach: 110, strength: 1.2 },
    { x: 240, y: 90, z: 150, reach: 260, strength: 0.7 },
  ],
  draw: (block) => {
    glow(block, { x: 150, y: 160, reach: 200, strength: 0.34 });
    block.form({ shade: 0.34, hatch: 0, round: 0, shadow: 0, edge: 0 }, (form) => {
      form.box(-10, 330, 320, 80);
      for (const [x, to] of [
        [20, -60],
        [90, 60],
        [150, 150],
        [210, 240],
        [280, 360],
      ] as const)
        form.crease(`${x},330 ${to},400`, 2, 0.15);
    });
    block.beam('100,336! 134,336! 120,400! -10,400!', [116, 330], 90, 0.9);
    const frame = { shade: 0.44, hatch: 90, round: 6, shadow: 14, tint: '#f0cfa0' };
    block.form(frame, (form) => {
      form.box(72, 36, 22, 306).box(206, 36, 22, 306);
      form.box(60, 22, 180, 24, 0.76).box(52, 14, 196, 12, 0.86);
    });
    block.shine('94,46! 134,46! 134,340! 94,340!', 1.1);
    block.form({ shade: 0.5, hatch: 90, round: 5, shadow: 12, tint: '#9fd0b4' }, (form) => {
      form.cut('124,60! 206,46! 206,340! 124,362!');
      for (const [top, foot] of [
        [84, 180],
        [212, 326],
      ] as const) {
        form.patch(`138,${top}! 192,${top - 8}! 192,${foot - 4}! 138,${foot + 4}!`, 0.26);
        form.crease(`138,${foot + 4}! 192,${foot - 4}! 192,${top - 8}!`, 4, 0.8);
      }
      form.crease('126,62 126,360', 5, 0.95);
    });
    block.form({ shade: 0.9, hatch: 0, round: 5, shadow: 5, tint: '#ffd27a' }, (form) =>
      form.disc(136, 198, 9, 9).strip('156,132 166,128 178,130', 6),
    );
    block.form({ ...frame, hatch: 0 }, (form) => form.box(56, 338, 190, 16, 0.7));
  },
};
