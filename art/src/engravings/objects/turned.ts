import { Path2D } from '@napi-rs/canvas';
import type { Block } from '../../scenes/block.ts';
import { disc, type Form } from '../../scenes/form.ts';
import type { Look } from '../../scenes/wood.ts';

/** A height over the foot, and half the width there, both in sizes of the thing. */
type Ring = readonly [up: number, half: number];

export type Turned = Look & {
  /** The middle of the foot, in units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From the foot to the mouth. */
  readonly rings: readonly Ring[];
  /** How far one sees into it: the height of a circle over its width. */
  readonly tilt?: number;
  /** The shade inside its mouth; without one it is closed. */
  readonly mouth?: number;
  /** The thickness of the rim, over the mouth's half width. */
  readonly rim?: number;
  /** What is drawn on it, in sizes from the middle of its foot. */
  readonly marks?: (form: Form) => void;
};

/** A thing that was turned on a wheel or a lathe: a cup, a bottle, a bell. */
export function turned(block: Block, look: Turned): void {
  const { x, y, size, rings, tilt = 0.2, mouth, rim = 0.12, marks, shade = 0.6 } = look;
  const widest = Math.max(...rings.map(([, half]) => half));
  block.form({ hatch: 90, round: widest * size * 0.55, shadow: 8, ...look }, (form) =>
    form.at({ x, y, size }, () => {
      form.cut(outline(rings));
      const [, foot] = rings[0] ?? [0, 0];
      const [top, last] = rings.at(-1) ?? [0, 0];
      form.cut(disc(0, 0, foot, foot * tilt));
      form.cut(disc(0, -top, last, last * tilt), mouth === undefined ? shade : Math.min(1, shade * 1.2));
      marks?.(form);
      if (mouth !== undefined) form.cut(disc(0, -top + 0.01, last * (1 - rim), last * (1 - rim) * tilt), mouth);
    }),
  );
}

/** The sides, smooth from ring to ring. */
function outline(rings: readonly Ring[]): Path2D {
  const side = (sign: 1 | -1) => rings.map(([up, half]): readonly [number, number] => [half * sign, -up]);
  const path = new Path2D();
  const [first] = side(-1);
  path.moveTo(first?.[0] ?? 0, first?.[1] ?? 0);
  curve(path, side(-1));
  const back = side(1).reverse();
  path.lineTo(back[0]?.[0] ?? 0, back[0]?.[1] ?? 0);
  curve(path, back);
  path.closePath();
  return path;
}

function curve(path: Path2D, points: readonly (readonly [number, number])[]): void {
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [before, from, to, after] = [at - 1, at, at + 1, at + 2].map(
      (place) => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0],
    ) as [readonly [number, number], readonly [number, number], readonly [number, number], readonly [number, number]];
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
}
