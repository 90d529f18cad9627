import type { Block } from '../../scenes/block.ts';
import type { Form } from '../../scenes/form.ts';
import type { Engraving } from '../engraving.ts';
import { glow } from '../objects/ground.ts';

/** Empty seats of a theatre, in rows. */
export const rowsOfSeats: Engraving = {
  card: 'persuasive',
  palette: 'rose',
  ambient: 0.32,
  lamps: [{ x: 150, y: 60, z: 150, reach: 270, strength: 1.3 }],
  draw: (block) => {
    glow(block, { y: 80, reach: 190, strength: 0.4 });
    for (const x of [-6, 72, 150, 228, 306]) seat(block, x, 178, 0.7, 0.32);
    for (const x of [34, 150, 266]) seat(block, x, 268, 0.95, 0.5);
    for (const x of [-4, 150, 304]) seat(block, x, 390, 1.26, 0.66);
  },
};

/** A seat seen from the front, its foot at a point. */
function seat(block: Block, x: number, y: number, size: number, shade: number): void {
  const plush = { hatch: 88, round: 20 * size, shadow: 12 * size, tint: '#e06058' };
  const wood = { hatch: 90, round: 5 * size, shadow: 6 * size, tint: '#f0c878' };
  const on = (draw: (form: Form) => void) => (form: Form) => {
    form.at({ x, y, size }, () => draw(form));
  };
  block.form(
    { ...wood, shade: shade * 1.3 },
    on((form) => form.cut('-48,-20! -52,-110 -36,-146 0,-158 36,-146 52,-110 48,-20!')),
  );
  block.form(
    { ...plush, shade },
    on((form) => {
      form.cut('-40,-26! -43,-106 -29,-136 0,-146 29,-136 43,-106 40,-26!');
      for (const [across, down] of [
        [-18, -112],
        [18, -112],
        [0, -88],
        [-20, -66],
        [20, -66],
      ] as const)
        form.disc(across, down, 4, 4, shade * 0.25);
    }),
  );
  block.form(
    { ...plush, shade: shade * 1.15, round: 12 * size },
    on((form) => form.cut('-42,-44! -30,-56 30,-56 42,-44! 46,-24 30,-14 -30,-14 -46,-24')),
  );
  block.form(
    { ...wood, shade: shade * 1.35 },
    on((form) => {
      for (const side of [-1, 1])
        form.cut(`${48 * side},-64! ${62 * side},-64! ${60 * side},4! ${50 * side},4!`).disc(55 * side, -66, 9, 7);
    }),
  );
}
