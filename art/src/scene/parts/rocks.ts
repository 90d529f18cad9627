import { Path2D } from '@napi-rs/canvas';
import { clamp } from '../../drawing/curves.ts';
import type { SceneLayer } from '../scene-layer.ts';

export type Ceiling = {
  /** The least depth it hangs into the picture. */
  readonly drop: number;
  readonly roughness: number;
  /** Spikes in the width of a banner. */
  readonly spikes: number;
  readonly longest: number;
  readonly shade?: number;
  /** 1: no lower at the ends than in the middle. */
  readonly open?: number;
};

/** The roof of the cavern with stalactites. */
export function ceiling(layer: SceneLayer, { drop, roughness, spikes, longest, shade = 0.3, open = 0 }: Ceiling): void {
  const { noise, width } = layer;
  const hanging = spikeLengths(layer, Math.round((spikes * width) / 1920), longest);
  const path = new Path2D();
  path.moveTo(-2, -5);
  for (let x = -2; x <= width + 2; x += 1) {
    const side = (2 * x) / width - 1;
    const cloud = 1.3 * noise.cloud(x * 0.0022, 7.7, 3) + 0.35 * noise.cloud(x * 0.02, 3.1, 4);
    const rock = drop + roughness * (cloud + 0.14 * noise.cloud(x * 0.09, 5.3, 2) + 1.2 * side * side * (1 - open));
    path.lineTo(x, rock + (hanging[clamp(x, 0, hanging.length - 1)] ?? 0) + 1.1 * noise.plain(x * 0.25, 9));
  }
  path.lineTo(width + 2, -5);
  path.closePath();
  layer.fill(path, shade, 95);
}

function spikeLengths(layer: SceneLayer, count: number, longest: number): Float32Array {
  const { random, noise } = layer;
  const lengths = new Float32Array(Math.ceil(layer.width) + 1);
  for (let spike = 0; spike < count; spike += 1) {
    const x = random.between(0, layer.width);
    const crowd = clamp(0.5 + 1.1 * noise.cloud(x * 0.004, 11.3, 2), 0.05, 1.3);
    const length = longest * (random.between(0, 1) ** 2.2 * random.between(0.4, 1.25) * crowd + 0.06);
    const half = Math.max(2, length * random.between(0.1, 0.24));
    for (let at = Math.ceil(x - half * 2.2); at <= x + half * 2.2; at += 1) {
      if (at < 0 || at >= lengths.length) continue;
      const away = Math.abs(at - x) / half;
      const here = length * (0.35 * Math.max(0, 1 - away / 2.2) ** 2.6 + 0.65 * Math.max(0, 1 - away) ** 1.7);
      const there = lengths[at] ?? 0;
      lengths[at] = Math.max(there, here) + Math.min(there, here) * 0.15;
    }
  }
  return lengths;
}

export function stalagmite(layer: SceneLayer, x: number, y: number, width: number, height: number, shade = 0.36): void {
  const { random } = layer;
  const edge = (side: number) =>
    [1, 2, 3, 4, 5, 6].map((step) => {
      const up = step / 7;
      const wobble = random.between(-0.06, 0.06) * width * (1 - up);
      return [x + (side * width * (1 - up) ** 1.6) / 2 + wobble, y - height * up] as const;
    });
  layer.fill([[x - width / 2, y], ...edge(-1), [x, y - height], ...edge(1).reverse(), [x + width / 2, y]], shade, 85);
}

/** A column of rock from roof to floor, waisted in the middle. */
export function rockPillar(layer: SceneLayer, x: number, width: number, top: number, foot: number, shade = 0.32): void {
  const edge = (side: number) =>
    Array.from({ length: 41 }, (_, step) => {
      const down = step / 40;
      const half = width * (0.5 + 1.6 * (Math.abs(down - 0.5) * 2) ** 3.2);
      const rough = layer.noise.cloud(down * 7, x * 0.1 + side * 25, 3) * width * 0.35;
      return [x + side * half + rough, top + (foot - top) * down] as const;
    });
  layer.fill([...edge(-1), ...edge(1).reverse()], shade, 90);
}

/** The height of the ground at an x. */
export type Ground = (x: number) => number;

/** Rolling ground down to the picture's foot, at a share of the height give or take another. */
export function hill(layer: SceneLayer, at: number, roll: number, shade: number, hatch = 172): Ground {
  const ground: Ground = (x) => layer.height * (at + roll * layer.noise.cloud(x * 0.0016, 3.3, 3));
  fillGround(layer, ground, shade, hatch);
  return ground;
}

/** Fills everything below a line of ground. */
export function fillGround(layer: SceneLayer, ground: Ground, shade: number, hatch = 172): void {
  const path = new Path2D();
  path.moveTo(-3, layer.height + 5);
  for (let x = -3; x <= layer.width + 3; x += 3) path.lineTo(x, ground(x));
  path.lineTo(layer.width + 3, layer.height + 5);
  path.closePath();
  layer.fill(path, shade, hatch);
}
