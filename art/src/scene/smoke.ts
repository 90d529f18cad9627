import { clamp } from '../drawing/curves.ts';
import { airLight, type Plate, tint } from './plate.ts';
import type { Random } from './random.ts';
import type { Smoke } from './scene-layer.ts';
import { smoothField } from './smooth-field.ts';

const PUFFS = 60;

type Puff = { readonly x: number; readonly y: number; readonly radius: number; readonly cover: number };

/** Smoke from flues: soft puffs along a drifting curve, torn by noise, tinted like the fog and lighter from below. */
export function laySmoke(plate: Plate, smokes: readonly Smoke[], random: Random, wind: number): void {
  if (smokes.length === 0) return;
  const { width, height, unit, noise } = plate;
  const torn = smoothField(width, height, 3, (x, y) => noise.cloud((x * 0.03) / unit, (y * 0.03) / unit + 60, 2));
  for (const smoke of smokes) {
    const length = smoke.width * random.between(9, 16);
    for (let puff = 0; puff < PUFFS; puff += 1) {
      const way = puff / PUFFS;
      const waver = 3 * smoke.width * noise.cloud(3 * way, smoke.x * 0.01, 3) * way;
      layPuff(plate, torn, {
        x: smoke.x + wind * length * way * way + waver,
        y: smoke.y - length * way * (1 - 0.35 * way),
        radius: smoke.width * (0.35 + 3.2 * way ** 0.85),
        cover: 0.13 * (1 - way) ** 1.4,
      });
    }
  }
}

function layPuff(plate: Plate, torn: Float32Array, puff: Puff): void {
  const { width, height, light, glow } = plate;
  const reach = 1.8 * puff.radius;
  const [left, right] = [Math.max(0, Math.floor(puff.x - reach)), Math.min(width - 1, Math.ceil(puff.x + reach))];
  const [top, foot] = [Math.max(0, Math.floor(puff.y - reach)), Math.min(height - 1, Math.ceil(puff.y + reach))];
  for (let y = top; y <= foot; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const across = (x - puff.x) / puff.radius;
      const down = (y - puff.y) / puff.radius;
      const away = across * across + down * down;
      if (away > 3.2) continue;
      const index = y * width + x;
      const share = puff.cover * Math.exp(-1.4 * away) * (1 + 0.9 * (torn[index] ?? 0));
      if (share <= 0) continue;
      const body = 1.5 * clamp(0.6 - 0.5 * down);
      const air = airLight(plate, (glow[index] ?? 0) + 0.28, 0.4);
      tint(light, index, [air[0] * body, air[1] * body, air[2] * body], share);
    }
  }
}
