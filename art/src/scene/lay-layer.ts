import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import { blurLight } from './light.ts';
import { airLight, linePeriod, type Plate, tint } from './plate.ts';
import type { LayerFields } from './read-layer.ts';
import type { LayerSpec } from './scene-spec.ts';
import { smoothField } from './smooth-field.ts';

/** Lays the shapes of a layer over the picture: lit by what is behind them, edged with light, sunk in fog. */
export function layShapes(plate: Plate, spec: LayerSpec, fields: LayerFields, order: number): void {
  const { width, height, unit, noise, palette, light, emitted, glow, phase, strength, texture } = plate;
  const { cover, shade, hatch } = fields;
  const behind = blurLight(emitted, 60 * unit);
  const brightness = spec.brightness ?? 1;
  const rimStrength = (spec.rim ?? 0.5) * (1 - 0.3 * spec.depth);
  const edge = Math.max(1, Math.round(1.5 * unit));
  const mistAt = (spec.base ?? plate.spec.horizon) * height;
  const mistTop = mistAt - (spec.mistHeight ?? 0.34) * height;
  const drift = smoothField(width, height, 4, (x, y) =>
    noise.cloud((x * 0.003) / unit + 9 * spec.depth, (y * 0.009) / unit, 3),
  );
  const wear = smoothField(width, height, 2, (x, y) =>
    Math.max(0.15, 0.55 + 0.75 * noise.plain((x * 0.02) / unit + 50 * spec.depth, (y * 0.02) / unit)),
  );
  const period = linePeriod(plate) * 0.9;
  const shift = order * 7919;

  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const share = cover[index] ?? 0;
      if (share === 0) continue;
      const air = glow[index] ?? 0;
      const rough = 1 + (texture[(index + shift) % texture.length] ?? 0);
      const face = (shade[index] ?? 0) * brightness * rough;
      const rim = rimAt(cover, width, x, y, edge) * share * rimStrength * (0.12 + air) * (wear[index] ?? 0);
      const cloud = drift[index] ?? 0;
      const mist = smoothstep(mistTop, mistAt + 0.06 * height, y + 50 * unit * cloud) * (spec.mist ?? 0.5);
      const fog = clamp(spec.fog + (1 - spec.fog) * mist * (0.75 + 0.5 * cloud));
      const veil = airLight(plate, air, 0.3);
      const of = (part: 0 | 1 | 2, near: Float32Array): number => {
        const lit = face * (0.6 * palette.ambient[part] + 0.3 * palette.glow[part] * air + 3 * (near[index] ?? 0));
        return lerp(lit + palette.rim[part] * rim, veil[part], fog);
      };
      tint(light, index, [of(0, behind.red), of(1, behind.green), of(2, behind.blue)], share);
      for (const plane of [emitted.red, emitted.green, emitted.blue]) plane[index] = (plane[index] ?? 0) * (1 - share);
      if (share <= 0.5) continue;
      const turn = (hatch[index] ?? 0) * Math.PI;
      phase[index] = (x * Math.sin(turn) + y * Math.cos(turn)) / period + 0.5 * (texture[index] ?? 0);
      strength[index] = lerp(1, 0.45, spec.depth) * (1 - 0.5 * mist);
    }
  }
}

/** The openness of a shape's upper edge at a pixel: 0 inside. */
function rimAt(cover: Float32Array, width: number, x: number, y: number, edge: number): number {
  const at = (across: number, up: number): number => {
    const row = y - up;
    if (row < 0) return 1;
    return cover[row * width + Math.min(width - 1, Math.max(0, x + across))] ?? 0;
  };
  const above = at(0, edge) + at(0, 2 * edge) + at(-edge, edge) + at(edge, edge);
  return clamp((1 - above / 4) * 1.25 - 0.12);
}
