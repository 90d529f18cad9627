import type { Block } from '../block.ts';
import { type HandPose, hand } from './hand.ts';
import { taper } from './taper.ts';

export type Arm = {
  readonly shoulder: readonly [number, number];
  readonly elbow: readonly [number, number];
  readonly wrist: readonly [number, number];
  /** The thickness of the sleeve at the shoulder. */
  readonly thick: number;
  readonly pose: HandPose;
  /** The length of the hand over 100. */
  readonly size: number;
  readonly sleeve?: number;
  readonly cuff?: number;
  readonly skin?: number;
  /** Degrees by which the hand is bent at the wrist. */
  readonly bent?: number;
  readonly flipped?: boolean;
  /** Draws the hand full, as `hand` says. */
  readonly isFull?: boolean;
  readonly heldThing?: () => void;
};

/** An arm in a sleeve, bent at the elbow, with its cuff and its hand. */
export function arm(block: Block, look: Arm): void {
  const { shoulder, elbow, wrist, thick, size, sleeve = 0.36, cuff = 0.85, bent = 0 } = look;
  const [across, down] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  const long = Math.hypot(across, down) || 1;
  const on = (share: number): [number, number] => [
    wrist[0] + (across / long) * share,
    wrist[1] + (down / long) * share,
  ];
  const wide = 44 * size;
  const hatch = 90 - turn;
  const [x, y] = on(6 * size);
  const mirrored = across < 0 !== (look.flipped ?? false);
  const handTurn = mirrored ? turn - 180 - bent : turn + bent;
  const isFull = look.isFull ?? false;
  hand(block, look.pose, { x, y, size, turn: handTurn, shade: look.skin ?? 0.72, mirrored, isFull }, look.heldThing);
  block.form({ shade: cuff, hatch, round: wide * 0.4, shadow: 4 }, (form) => {
    form.cut(
      taper([
        [...on(-14 * size), wide * 1.02],
        [...on(3 * size), wide * 1.04],
        [...on(10 * size), wide * 0.96],
      ]),
    );
  });
  block.form({ shade: sleeve, hatch, round: thick * 0.42, shadow: 8 }, (form) => {
    const middle = (from: readonly [number, number], to: readonly [number, number]): [number, number] => [
      (from[0] + to[0]) / 2,
      (from[1] + to[1]) / 2,
    ];
    form.cut(
      taper([
        [...shoulder, thick],
        [...middle(shoulder, elbow), thick * 0.94],
        [...elbow, thick * 0.92],
        [...middle(elbow, wrist), thick * 0.78],
        [...on(-10 * size), wide * 1.16],
        [...on(-4 * size), wide * 1.2],
      ]),
    );
    const [foldX, foldY] = elbow;
    for (const lean of [-0.35, 0, 0.35])
      form.crease(
        `${foldX - thick * 0.3},${foldY + thick * lean} ${foldX + thick * 0.1},${foldY + thick * (lean * 0.4 - 0.05)} ${foldX + thick * 0.36},${foldY + thick * lean * 0.3}`,
        1.6,
        sleeve * 0.35,
      );
  });
}
