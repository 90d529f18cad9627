import type { Block } from '../block.ts';
import { disc, type Form } from '../form.ts';
import { arm } from './arm.ts';
import type { HandPose } from './hand.ts';
import { type Sitter, sitter } from './head.ts';
import { taper } from './taper.ts';

type Reach = {
  readonly elbow: readonly [number, number];
  readonly wrist: readonly [number, number];
  readonly pose?: HandPose;
  readonly bent?: number;
  readonly heldThing?: (x: number, y: number) => void;
};

export type Person = {
  /** Between the feet. */
  readonly x: number;
  readonly y: number;
  /** To the crown, in units; all else in hundredths of it, y below 0 up from the feet, looking to the right. */
  readonly height: number;
  readonly looksLeft?: boolean;
  readonly wears?: 'coat' | 'gown' | 'cape';
  readonly shade?: number;
  readonly head?: Partial<Omit<Sitter, 'x' | 'y' | 'size' | 'looksLeft'>>;
  /** The arm farther from the eye, and the nearer one. */
  readonly far?: Reach | 'none';
  readonly near?: Reach | 'none';
  /** A white one, on a gown. */
  readonly apron?: boolean;
  readonly fog?: number;
};

const GOWN = '-2,-84 4,-84 8,-76 7,-66 5,-58 9,-44 14,-22 18,0! -20,0! -17,-20 -10,-42 -6,-56 -8,-68 -7,-78';
const COAT = '-3,-84 4,-84 9,-77 9,-66 8,-56 12,-34! -11,-32! -8,-54 -10,-68 -8,-78';
const CAPE = '-3,-85 4,-85 9,-78 13,-60 16,-34 15,-12! -16,-10! -15,-36 -12,-62 -8,-79';

/** Somebody who stands, seen from the side, with elbows and hands. */
export function person(block: Block, look: Person): void {
  const { x, y, height, looksLeft = false, wears = 'coat', shade = 0.34, fog = 0 } = look;
  const unit = height / 100;
  const on = ([across, down]: readonly [number, number]): [number, number] => [
    x + (looksLeft ? -across : across) * unit,
    y + down * unit,
  ];
  const form = (draw: (form: Form) => void, tone = shade, hatch = 95, round = 5): void => {
    block.form({ shade: tone, hatch, round: round * unit, shadow: 2.4 * unit, fog }, (sheet) => {
      sheet.at({ x, y, size: unit, mirrored: looksLeft }, draw);
    });
  };
  const reach = (each: Reach, shoulder: readonly [number, number]): void => {
    const [wristX, wristY] = on(each.wrist);
    arm(block, {
      shoulder: on(shoulder),
      elbow: on(each.elbow),
      wrist: [wristX, wristY],
      thick: 8.6 * unit,
      size: 0.098 * unit,
      pose: each.pose ?? 'flat',
      sleeve: shade * 1.08,
      cuff: wears === 'gown' ? shade * 1.4 : 0.8,
      ...(each.bent !== undefined && { bent: each.bent }),
      ...(each.heldThing && { heldThing: () => each.heldThing?.(wristX, wristY) }),
    });
  };
  if (look.far !== undefined && look.far !== 'none') reach(look.far, [3, -77]);
  if (wears !== 'gown') form(legs, shade * 0.8, 95, 3);
  sitter(block, {
    ...look.head,
    x: on([-2.2, -83.5])[0],
    y: on([-2.2, -83.5])[1],
    size: 14.5 * unit,
    looksLeft,
  });
  form((sheet) => {
    sheet.cut({ gown: GOWN, coat: COAT, cape: CAPE }[wears]);
    const folds =
      wears === 'gown'
        ? ['-3,-56 -8,-30 -11,-1', '1,-56 1,-30 0,-1', '4,-56 8,-30 11,-1']
        : ['-2,-56 -4,-34', '5,-80 5,-56 7,-36', '-7,-66 -6,-50'];
    for (const points of folds) sheet.crease(points, 1, shade * 0.4);
    if (look.apron) sheet.patch('1,-58 7,-58 14,-30 17,-6! 4,-4! 1,-30', 0.75, 95);
    sheet.crease('-6,-57 0,-56 6,-58', 0.9, shade * 0.35);
  });
  if (look.near !== 'none') reach(look.near ?? { elbow: [-4, -62], wrist: [2, -50] }, [-2, -76]);
}

function legs(form: Form): void {
  form
    .cut(
      taper([
        [-3, -44, 9],
        [-5, -24, 7.4],
        [-5, -3, 5.4],
      ]),
    )
    .cut('-8,-3 -3,-4 3,-1.4 4,0! -8,0!');
  form
    .cut(
      taper([
        [3, -44, 9],
        [5, -24, 7.4],
        [4, -3, 5.4],
      ]),
    )
    .cut('1,-3 6,-4 12,-1.4 13,0! 1,0!');
}

export type Behind = {
  readonly x: number;
  readonly y: number;
  /** From the point to the crown, in units; a point below the picture cuts the figure off. */
  readonly height: number;
  readonly hat?: 'top' | 'bowler' | 'bonnet' | 'cap' | 'none';
  readonly skirt?: boolean;
  readonly shade?: number;
  readonly fog?: number;
};

/** Somebody seen from behind. */
export function personBehind(
  block: Block,
  { x, y, height, hat = 'none', skirt = false, shade = 0.3, fog = 0 }: Behind,
): void {
  const unit = height / 100;
  const layer = (tone: number, round: number, draw: (form: Form) => void): void => {
    block.form({ shade: tone, hatch: 92, round: round * unit, shadow: 2 * unit, fog }, (form) =>
      form.at({ x, y, size: unit }, draw),
    );
  };
  layer(0.55, 3, (form) => form.cut('-4,-90 4,-90 5,-80 -5,-80'));
  layer(0.24, 4, (form) => form.disc(0, -92.5, 5.6, 7, 0.24));
  layer(shade, 5, (form) => {
    if (skirt) form.cut('-9,-79 -3,-84 3,-84 9,-79 11,-68 7,-56 13,-30 19,0! -19,0! -13,-30 -7,-56 -11,-68');
    else {
      form.cut('-6,-36 -7,0! -1,0! 0,-34 1,0! 7,0! 6,-36', shade * 0.7);
      form.cut('-10,-78 -3,-84 3,-84 10,-78 12.6,-64 10,-54 13,-32! -13,-32! -10,-54 -12.6,-64');
    }
    for (const points of ['0,-82 0,-36', '-8,-74 -7,-56 -8,-36', '8,-74 7,-56 8,-36'])
      form.crease(points, 0.8, shade * 0.4);
  });
  for (const side of [-1, 1])
    layer(shade * 1.05, 3, (form) => {
      form.cut(
        taper([
          [9 * side, -77, 6],
          [13 * side, -62, 6],
          [12 * side, -46, 5],
        ]),
      );
    });
  if (hat === 'none') return;
  layer(hat === 'bonnet' ? 0.42 : 0.2, 4, (form) => {
    if (hat === 'top') form.cut('-6,-97! -6.6,-111! 6.6,-111! 6,-97!').cut(disc(0, -97, 9.4, 1.7));
    else if (hat === 'bowler') form.cut('-6.4,-97! -6,-103 0,-106 6,-103 6.4,-97!').cut(disc(0, -97, 9, 1.6));
    else if (hat === 'cap') form.cut('-7,-96! -7,-101 0,-104 7,-101 7,-96!');
    else form.cut('-7,-86 -8.4,-96 -4,-103 4,-103 8.4,-96 7,-86 0,-84');
  });
}
