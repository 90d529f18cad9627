import { expect, test } from 'vitest';
import { closedGlow, glows } from './glow.ts';

type Light = readonly [red: number, green: number, blue: number];

const lightOf = (colour: number): Light => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
const written = (colour: string): Light => lightOf(Number.parseInt(colour.slice(1), 16));
const linear = (part: number): number => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const brightness = ([red, green, blue]: Light): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (one: Light, other: Light): number => (brightness(one) + 0.05) / (brightness(other) + 0.05);

/** The glow as it is drawn on the sheets, and its colour at a closed place. */
const gilt = lightOf(0xffd680);
const closedGround = lightOf(0x32322f);
const inLightOf = (colour: number) => lightOf(colour).map((part, at) => (part * (gilt[at] ?? 0)) / 255);
const shine = inLightOf(closedGlow.shine);
const [red, green, blue] = inLightOf(closedGlow.tint).map((part, at) => part + (shine[at] ?? 0));

test.each([
  ['the detailed map', gilt, [red, green, blue] as unknown as Light],
  ['the flat map', written(glows.open), written(glows.closed)],
])('on %s the glow of a closed place is duller and cooler than that of an open one, and visible', (_, open, closed) => {
  expect(contrast(closed, closedGround)).toBeGreaterThan(3);
  expect(contrast(open, closed)).toBeGreaterThan(1.4);
  const warmth = ([hot, , cold]: Light) => hot / cold;
  expect(warmth(closed)).toBeLessThan(1.1);
  expect(warmth(open)).toBeGreaterThan(1.8);
});
