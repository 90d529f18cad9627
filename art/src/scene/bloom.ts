import { rise } from '../drawing/curves.ts';
import { add, copyOf, type Light, spread } from './light.ts';
import { brightness } from './tone.ts';

/** Lets what is bright run over its edges a little. */
export function bloom(light: Light, unit: number): void {
  const bright = copyOf(light);
  for (let index = 0; index < bright.red.length; index += 1) {
    const [red, green, blue] = [bright.red[index] ?? 0, bright.green[index] ?? 0, bright.blue[index] ?? 0];
    const share = rise(0.35, 1.2, brightness(red, green, blue));
    bright.red[index] = red * share;
    bright.green[index] = green * share;
    bright.blue[index] = blue * share;
  }
  const wide = spread(bright, 40 * unit);
  add(light, spread(bright, 10 * unit), 0.25);
  add(light, wide, 0.2);
}
