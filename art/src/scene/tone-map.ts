import { clamp, lerp, smoothstep } from '../drawing/curves.ts';

const LAMP_WHITE = [1, 0.84, 0.52] as const;

export function brightness(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Light of any strength as 0 to 1: an S-curve with a long shoulder. */
export function shoulder(light: number): number {
  const lit = Math.max(0, light);
  return clamp((lit * (2.51 * lit + 0.03)) / (lit * (2.43 * lit + 0.59) + 0.14));
}

/** Tone mapping: fits light into what a screen can show. Hue is kept, but the brightest goes to the white of a lamp. */
export function toneMap(red: number, green: number, blue: number): [number, number, number] {
  const lit = brightness(red, green, blue);
  if (lit <= 1e-6) return [0, 0, 0];
  const tone = shoulder(lit);
  const scale = tone / lit;
  const burnt = 0.8 * smoothstep(0.7, 2.6, Math.max(red, green, blue) * scale);
  const white = Math.min(1, tone * 1.15);
  return [
    clamp(lerp(red * scale, LAMP_WHITE[0] * white, burnt)),
    clamp(lerp(green * scale, LAMP_WHITE[1] * white, burnt)),
    clamp(lerp(blue * scale, LAMP_WHITE[2] * white, burnt)),
  ];
}

/** Linear light as a value of sRGB, 0 to 1. */
export function toSrgb(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}
