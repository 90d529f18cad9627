import type { SceneLayer } from '../scene-layer.ts';
import { house } from './house.ts';
import { streetLamp } from './lamps.ts';

export type Bridge = {
  readonly from: number;
  readonly to: number;
  /** Height of the roadway in the picture. */
  readonly y: number;
  readonly rise: number;
  readonly arches?: number;
  readonly shade?: number;
  /** The foot of the piers. */
  readonly foot?: number;
  readonly hasLamps?: boolean;
  readonly hasHouses?: boolean;
};

/** An arched bridge of stone with a balustrade. */
export function bridge(layer: SceneLayer, plan: Bridge): void {
  const { from, to, y, rise, arches = 4, shade = 0.36, foot = layer.height, hasLamps = true, hasHouses = false } = plan;
  const span = (to - from) / arches;
  const pier = span * 0.16;
  const openings = Array.from({ length: arches }, (_, arch) => {
    const [left, right] = [from + arch * span + pier / 2, from + (arch + 1) * span - pier / 2];
    const [spring, crown] = [y + rise * 0.75, y + rise * 0.18];
    return `L${left} ${foot}V${spring}C${left} ${crown} ${right} ${crown} ${right} ${spring}V${foot}`;
  });
  layer.fill(`M${from} ${y}V${foot}${openings.join('')}L${to} ${foot}V${y}Z`, shade, 0);
  layer.box(from, y - rise * 0.07, to - from, rise * 0.1, shade * 1.25, 0);
  balustrade(layer, from, to, y - rise * 0.06, rise * 0.12, shade);
  if (hasHouses) {
    for (let x = from; x < to; ) {
      const width = rise * layer.random.between(0.35, 0.7);
      house(layer, x, y, width, rise * layer.random.between(0.5, 1.2), { shade: shade * 1.05, storey: rise * 0.16 });
      x += width * 0.98;
    }
  }
  if (hasLamps)
    for (let arch = 0; arch <= arches; arch += 1) streetLamp(layer, from + arch * span, y - rise * 0.16, rise * 0.34);
}

/** Short posts under a rail. */
export function balustrade(
  layer: SceneLayer,
  from: number,
  to: number,
  y: number,
  height: number,
  shade: number,
): void {
  const step = height;
  for (let x = from; x < to; x += step) layer.box(x, y - height * 0.85, height * 0.4, height * 0.85, shade);
  layer.box(from, y - height, to - from, height * 0.3, shade * 1.2, 0);
}
