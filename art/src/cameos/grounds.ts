import { type Colour, colour, mix, times } from '../drawing/colour.ts';
import { clamp, smoothstep } from '../drawing/curves.ts';
import type { FractalNoise } from '../drawing/fractal-noise.ts';

const wash = (light: string, deep: string) => ({ light: colour(light), deep: colour(deep) });

/** The two tones a ground is washed in. */
export const GROUNDS = {
  cream: wash('#f0e2c1', '#b6955c'),
  rose: wash('#e9c9b6', '#9c5b4c'),
  sage: wash('#d0d9be', '#697d5a'),
  slate: wash('#c9d4d8', '#56717c'),
  ochre: wash('#eaca8a', '#946325'),
  lilac: wash('#d9ccd9', '#765f81'),
  smoke: wash('#d2cbbf', '#676057'),
  verdigris: wash('#c2dcd0', '#447a6c'),
  brick: wash('#e4b79a', '#84402c'),
  dusk: wash('#b9bccf', '#474c6b'),
} as const;

/** The washed paper behind a sitter at a point: lightest a little above the middle, and dark towards the frame. */
export function groundAt(
  { light, deep }: { readonly light: Colour; readonly deep: Colour },
  noise: FractalNoise,
  across: number,
  down: number,
  fromMiddle: number,
): Colour {
  const x = across * 260;
  const y = down * 338;
  const cloud = 0.5 + 0.5 * noise(x * 0.014, y * 0.014, 4);
  const fibre = noise(x * 0.06, y * 0.34, 2);
  const grain = noise(x * 0.5, y * 0.5, 1);
  const far = Math.hypot(across - 0.44, (down - 0.4) * 1.05) * 1.7;
  const share = clamp(far ** 1.5 * 0.95 + (cloud - 0.5) * 0.6, 0, 1.15);
  const tone = 1 + 0.05 * grain + 0.06 * fibre;
  return times(mix(light, deep, share), tone * (1 - 0.62 * smoothstep(0.62, 1.02, fromMiddle)));
}
