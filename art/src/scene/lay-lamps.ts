import { add, addSoftly, blurLight } from './light.ts';
import type { Plate } from './plate.ts';
import type { LayerFields } from './read-layer.ts';
import type { LayerSpec } from './scene-spec.ts';

/** Lights the windows and lamps of a layer, the walls about them, and the air before them. */
export function layLamps(plate: Plate, spec: LayerSpec, { cover, shade, lamps, hasLamps }: LayerFields): void {
  if (!hasLamps) return;
  const { unit, light, emitted, strength } = plate;
  const through = (spec.lamps ?? 1.6) * (1 - 0.5 * spec.fog);
  add(light, lamps, through);
  add(emitted, lamps, through);
  for (let index = 0; index < strength.length; index += 1) {
    const isLit = (lamps.red[index] ?? 0) + (lamps.green[index] ?? 0) + (lamps.blue[index] ?? 0) > 0;
    if (isLit) strength[index] = (strength[index] ?? 0) * 0.25;
  }
  const near = blurLight(lamps, 26 * unit);
  const reflectance = (spec.ownLight ?? 7) * (1 - spec.fog);
  for (let index = 0; index < cover.length; index += 1) {
    const reflected = (shade[index] ?? 0) * (cover[index] ?? 0) * reflectance;
    if (reflected === 0) continue;
    const [red, green, blue] = [near.red[index] ?? 0, near.green[index] ?? 0, near.blue[index] ?? 0];
    const gain = reflected / (1 + (reflected * Math.max(red, green, blue)) / BRIGHTEST_WALL);
    light.red[index] = (light.red[index] ?? 0) + red * gain;
    light.green[index] = (light.green[index] ?? 0) + green * gain;
    light.blue[index] = (light.blue[index] ?? 0) + blue * gain;
  }
  const halo = through * (spec.halo ?? 1);
  for (const [radius, share] of HALOS) addSoftly(light, blurLight(lamps, radius * unit), share * halo, BRIGHTEST_HALO);
}

const BRIGHTEST_HALO = 0.32;
const BRIGHTEST_WALL = 0.9;

const HALOS = [
  [3, 0.5],
  [14, 0.85],
  [56, 1.15],
] as const;
