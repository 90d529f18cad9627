import type { Block } from '../block.ts';
import type { Arm } from './arm.ts';
import { hand } from './hand.ts';
import { taper } from './taper.ts';

/** An arm with its sleeve rolled to the elbow, bare from there to the hand. */
export function bareArm(block: Block, look: Omit<Arm, 'cuff'>): void {
  const { shoulder, elbow, wrist, thick, size, sleeve = 0.36, skin = 0.7, bent = 0 } = look;
  const [across, down] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  const mirrored = across < 0 !== (look.flipped ?? false);
  const handTurn = mirrored ? turn - 180 - bent : turn + bent;
  const between = (from: readonly [number, number], to: readonly [number, number], share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  hand(block, look.pose, { x: wrist[0], y: wrist[1], size, turn: handTurn, shade: skin, mirrored }, look.heldThing);
  block.form({ shade: skin, hatch: 90 - turn, round: thick * 0.36, shadow: 6, edge: 0.4 }, (form) =>
    form.cut(
      taper([
        [...between(elbow, wrist, 0.05), thick * 0.66],
        [...between(elbow, wrist, 0.34), thick * 0.76],
        [...between(elbow, wrist, 0.75), 38 * size],
        [...wrist, 33 * size],
      ]),
    ),
  );
  block.form({ shade: sleeve, hatch: 90 - turn, round: thick * 0.4, shadow: 7 }, (form) => {
    form.cut(
      taper([
        [...shoulder, thick],
        [...between(shoulder, elbow, 0.5), thick * 1.04],
        [...elbow, thick * 0.98],
      ]),
    );
  });
  block.form({ shade: sleeve * 1.15, hatch: 90 - turn, round: thick * 0.14, shadow: 4 }, (form) => {
    const [fromX, fromY] = between(elbow, wrist, -0.04);
    const [toX, toY] = between(elbow, wrist, 0.16);
    form.cut(
      taper([
        [fromX, fromY, thick * 0.96],
        [toX, toY, thick * 0.94],
      ]),
    );
  });
}
