import type { Block } from '../../scenes/block.ts';
import type { Form } from '../../scenes/form.ts';
import { taper } from '../../scenes/parts/taper.ts';

export type Fist = {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** Units for one hundredth of its width. */
  readonly size: number;
  /** Degrees by which the arm falls away from the level. */
  readonly turn?: number;
  readonly mirrored?: boolean;
  readonly skin?: number;
  readonly sleeve?: number;
  readonly tint?: string;
};

/** A fist at the end of an arm, its knuckles to the right, the sleeve rolled up. */
export function fist(block: Block, look: Fist): void {
  const { size, skin = 0.8, sleeve = 0.5, tint = '#ffffff', mirrored = false, turn = 0 } = look;
  const place = { ...look, turn: mirrored ? turn : -turn };
  const layer = (shade: number, hatch: number, round: number, draw: (form: Form) => void, wash = '#ffe0c0'): void => {
    block.form({ shade, hatch, round: round * size, shadow: 7 * size, tint: wash }, (form) =>
      form.at(place, () => draw(form)),
    );
  };
  layer(skin, 80, 22, (form) =>
    form.cut(
      taper([
        [-150, 6, 72],
        [-96, 4, 66],
        [-34, 0, 54],
      ]),
    ),
  );
  layer(
    sleeve,
    80,
    24,
    (form) =>
      form.cut(
        taper([
          [-260, 12, 96],
          [-180, 8, 92],
          [-128, 6, 88],
        ]),
      ),
    tint,
  );
  layer(sleeve * 1.2, 80, 8, (form) => form.cut('-138,-46! -112,-44 -106,6 -112,54 -138,56!'), tint);
  layer(skin, 70, 20, (form) => form.cut('-40,-26 -14,-46 30,-50 52,-40 58,0 52,42 26,50 -16,44 -40,28'));
  for (const [y, from, to] of [
    [-35, 2, 46],
    [-12, -2, 55],
    [12, -2, 55],
    [35, 4, 46],
  ] as const)
    layer(skin, 10, 8, (form) => form.strip(`${from},${y} ${to},${y}`, 22));
  layer(skin, 60, 8, (form) => form.strip('-30,-24 -12,-6 16,2 22,14', 21));
}
