import type { SceneLayer } from '../scene-layer.ts';
import { house } from './house.ts';
import type { RoofKind } from './house-roofs.ts';
import { type TowerTop, tower } from './tower.ts';

export type Skyline = {
  /** The foot of all houses. */
  readonly y: number;
  /** Size of a storey. */
  readonly unit: number;
  readonly least: number;
  readonly most: number;
  readonly from?: number;
  readonly to?: number;
  /** Share of towers among the houses. */
  readonly towers?: number;
  readonly tops?: readonly [TowerTop, ...TowerTop[]];
  readonly roofs?: readonly [RoofKind, ...RoofKind[]];
  readonly lean?: number;
  readonly shade?: readonly [number, number];
  /** The factor on the houses' height at a share of the width. */
  readonly rise?: (share: number) => number;
};

/** Houses and towers side by side, from one end to the other. */
export function skyline(layer: SceneLayer, line: Skyline): void {
  const { random } = layer;
  const { y, unit, towers = 0.12, lean = 0.05, shade = [0.32, 0.5] } = line;
  const end = line.to ?? layer.width + unit * 2;
  for (let x = line.from ?? -unit * 2; x < end; ) {
    const height = random.between(line.least, line.most) * (line.rise?.(x / layer.width) ?? 1);
    if (random.chance(towers)) {
      const width = unit * random.between(1.3, 2.2);
      const top = line.tops === undefined ? {} : { top: random.pick(line.tops) };
      tower(layer, x + width / 2, y, width, height * random.between(1.3, 1.9), {
        shade: random.between(...shade),
        ...top,
      });
      x += width * 0.8;
    } else {
      const width = unit * random.between(2, 4.2);
      const roof = line.roofs === undefined ? {} : { roof: random.pick(line.roofs) };
      const leaning = random.between(-lean, lean) * height;
      const storey = unit * random.between(0.8, 1.05);
      house(layer, x, y, width, height, { shade: random.between(...shade), storey, lean: leaning, ...roof });
      x += width * random.between(0.8, 1.02);
    }
  }
}

/** A hump for `rise`: `foot` everywhere, and `more` on top of it about the middle. */
export function hump(middle: number, reach: number, more: number, foot = 1): (share: number) => number {
  return (share) => foot + more * Math.exp(-(((share - middle) / reach) ** 2));
}

/** The opposite: low about the middle, high at both ends. */
export function dip(middle: number, foot: number, more: number): (share: number) => number {
  return (share) => foot + more * Math.abs(share - middle) ** 1.4;
}
