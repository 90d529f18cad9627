import { blurLight, type Light } from './light.ts';

/** The lamps, and their light spread through the air at three ranges: close by, in the street, over the ward. */
export type LampLight = { readonly lamps: Light; readonly air: readonly (readonly [light: Light, strength: number])[] };

export function lampLight(lamps: Light): LampLight {
  return {
    lamps,
    air: [
      [blurLight(lamps, 3), 0.75],
      [blurLight(lamps, 16), 2.8],
      [blurLight(lamps, 56), 2.3],
    ],
  };
}

const NIGHT = 0.74;
/** Walls that stand in much light take less of more, or they would lose their stones. */
const TIRED = 2.4;

/** Lights a picture: what stands in lamp-light takes its colour, the air glows a little, the lamps themselves most. */
export function litBy({ parts }: Light, { lamps, air }: LampLight, strength = 1): void {
  for (const [at, part] of parts.entries()) {
    const own = lamps.parts[at] ?? part;
    for (let index = 0; index < part.length; index += 1) {
      let glow = 0;
      for (const [light, weight] of air) glow += (light.parts[at]?.[index] ?? 0) * weight;
      glow *= strength;
      const falling = (6.4 * glow) / (1 + TIRED * glow);
      part[index] = (part[index] ?? 0) * (NIGHT + falling) + (own[index] ?? 0) * 1.5 * strength + glow * 0.06;
    }
  }
}
