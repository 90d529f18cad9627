import { smoothstep } from '../drawing/curves.ts';
import { add, blurLight, copyLight, type Light } from './light.ts';
import { brightness } from './tone-map.ts';

/** Lets what is bright run over its edges a little. */
export function bloom(light: Light, unit: number): void {
  const bright = copyLight(light);
  for (let index = 0; index < bright.red.length; index += 1) {
    const [red, green, blue] = [bright.red[index] ?? 0, bright.green[index] ?? 0, bright.blue[index] ?? 0];
    const share = smoothstep(0.35, 1.2, brightness(red, green, blue));
    bright.red[index] = red * share;
    bright.green[index] = green * share;
    bright.blue[index] = blue * share;
  }
  const wide = blurLight(bright, 40 * unit);
  add(light, blurLight(bright, 10 * unit), 0.25);
  add(light, wide, 0.2);
}
