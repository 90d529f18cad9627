import type { Block } from '../block.ts';
import type { Form } from '../form.ts';
import { arm } from './arm.ts';
import { type Sitter, sitter } from './head.ts';
import { taper } from './taper.ts';

export type Sitting = {
  /** Below the seat, where it stands; the seat is a quarter of the height above. */
  readonly x: number;
  readonly y: number;
  /** As high as the same person would stand, in units; all else in hundredths of it. */
  readonly height: number;
  readonly looksLeft?: boolean;
  readonly wears?: 'coat' | 'gown';
  readonly shade?: number;
  readonly head?: Partial<Omit<Sitter, 'x' | 'y' | 'size' | 'looksLeft'>>;
  readonly elbow?: readonly [number, number];
  readonly wrist?: readonly [number, number];
};

/** Somebody who sits, seen from the side, hands before them. */
export function sitting(block: Block, look: Sitting): void {
  const { x, y, height, looksLeft = false, wears = 'coat', shade = 0.36 } = look;
  const unit = height / 100;
  const on = ([across, down]: readonly [number, number]): [number, number] => [
    x + (looksLeft ? -across : across) * unit,
    y + down * unit,
  ];
  const layer = (tone: number, draw: (form: Form) => void): void => {
    block.form({ shade: tone, hatch: 95, round: 5 * unit, shadow: 2.4 * unit }, (form) =>
      form.at({ x, y, size: unit, mirrored: looksLeft }, draw),
    );
  };
  sitter(block, { ...look.head, x: on([-4, -62])[0], y: on([-4, -62])[1], size: 14.5 * unit, looksLeft });
  layer(shade, (form) => {
    form.cut('-5,-63 3,-63 8,-55 8,-42 7,-27 -12,-26 -12,-46 -10,-57');
    form.crease('-4,-60 -6,-40 -5,-28', 0.9, shade * 0.4);
  });
  layer(shade * 0.9, (form) => {
    if (wears === 'gown') {
      form.cut('-13,-31 6,-33 22,-32 27,-24 29,0! 6,0! 6,-20 -12,-22');
      for (const points of ['14,-31 22,-20 24,-1', '8,-30 16,-18 15,-1']) form.crease(points, 0.9, shade * 0.4);
      return;
    }
    form
      .cut(
        taper([
          [-6, -27, 11],
          [10, -29, 10],
          [22, -27, 9],
        ]),
      )
      .cut(
        taper([
          [22, -28, 8.4],
          [22, -14, 7],
          [21, -3, 5.4],
        ]),
      )
      .cut('18,-3 22,-4.4 29,-1.4 30,0! 18,0!');
  });
  arm(block, {
    shoulder: on([-4, -57]),
    elbow: on(look.elbow ?? [-3, -40]),
    wrist: on(look.wrist ?? [14, -34]),
    thick: 8.4 * unit,
    size: 0.095 * unit,
    pose: 'flat',
    sleeve: shade * 1.1,
    cuff: wears === 'gown' ? shade * 1.4 : 0.8,
  });
}
