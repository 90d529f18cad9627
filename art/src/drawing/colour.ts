/** A colour in linear light: red, green and blue, each 0 to 1. */
export type Colour = readonly [number, number, number];

export function colour(hex: string): Colour {
  const part = (start: number): number => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

export function times(light: Colour, factor: number): Colour {
  return [light[0] * factor, light[1] * factor, light[2] * factor];
}

export function plus(one: Colour, other: Colour): Colour {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

/** One part of a colour as the byte a screen wants. */
export function toByte(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  const screen = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(screen * 255);
}

function toLinear(screen: number): number {
  return screen <= 0.04045 ? screen / 12.92 : ((screen + 0.055) / 1.055) ** 2.4;
}
