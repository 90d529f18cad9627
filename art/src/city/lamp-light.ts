import { type Light, spread } from './light.ts';

/** What shines, and how it fills the air round it: close by, in the street, over the ward. */
export type LampLight = { readonly lamps: Light; readonly air: readonly (readonly [light: Light, strength: number])[] };

export function lampLight(lamps: Light): LampLight {
  return {
    lamps,
    air: [
      [spread(lamps, 3), 1.2],
      [spread(lamps, 16), 2.2],
      [spread(lamps, 56), 1.6],
    ],
  };
}

const NIGHT = 0.74;

/** Lights a picture: what stands in lamp-light takes its colour, the air glows a little, the lamps themselves most. */
export function litBy({ parts }: Light, { lamps, air }: LampLight, strength = 1): void {
  for (const [at, part] of parts.entries()) {
    const own = lamps.parts[at] ?? part;
    for (let index = 0; index < part.length; index += 1) {
      let glow = 0;
      for (const [light, weight] of air) glow += (light.parts[at]?.[index] ?? 0) * weight;
      glow *= strength;
      part[index] = (part[index] ?? 0) * (NIGHT + glow * 6) + (own[index] ?? 0) * 1.3 * strength + glow * 0.16;
    }
  }
}
