import { colour } from '../drawing/colour.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import { type Noise, noiseFrom } from '../scene/noise.ts';
import { PALETTES, type Palette, type PaletteName } from '../scene/palettes.ts';

/** The size of a scene in units. */
export const SCENE = { width: 720, height: 480 };

/** A light that falls on the forms of a scene. Lengths are units. */
export type Lamp = {
  readonly x: number;
  readonly y: number;
  /** Before the picture's plane, 70 unless said; the nearer, the flatter it lights. */
  readonly z?: number;
  /** The distance at which it is half as strong. */
  readonly reach: number;
  readonly strength?: number;
  readonly colour?: string;
};

export type Lighting = {
  readonly palette: PaletteName;
  readonly lamps: readonly Lamp[];
  /** The cold light that is everywhere, 0.2 unless said. */
  readonly ambient?: number;
};

export type Look = {
  /** The colour of its stuff: 0 black velvet, 1 white linen. */
  readonly shade?: number;
  /** The direction of the engraver's lines in degrees, 90 upright. */
  readonly hatch?: number;
  /** The distance over which it curves away to its edges; 0 is a flat thing. */
  readonly round?: number;
  /** The darkness of the line round it. */
  readonly edge?: number;
  /** The length of the shadow on what is behind it. */
  readonly shadow?: number;
  /** The air before it, 0 to 1. */
  readonly fog?: number;
  /** Light it has of its own, as a window does. */
  readonly lit?: number;
  /** The colour wash over it, white unless said. */
  readonly tint?: string;
};

/** A block of wood in work: the light of each pixel so far, and for each the engraver's line and how deep it goes. */
export type Wood = {
  readonly width: number;
  readonly height: number;
  /** Pixels in one unit. */
  readonly pixelRatio: number;
  readonly palette: Palette;
  readonly noise: Noise;
  readonly random: () => number;
  readonly lamps: readonly (Lamp & { readonly hue: readonly [number, number, number] })[];
  readonly ambient: number;
  /** Red, green and blue. */
  readonly light: readonly [Float32Array, Float32Array, Float32Array];
  /** The engraver's lines, counted. */
  readonly phase: Float32Array;
  readonly depth: Float32Array;
};

/** An uncut block, of the size of a scene unless said. */
export function newWood(
  seed: string,
  { palette: name, lamps, ambient = 0.2 }: Lighting,
  pixelRatio: number,
  units: { readonly width: number; readonly height: number } = SCENE,
): Wood {
  const [width, height] = [units.width * pixelRatio, units.height * pixelRatio];
  const size = width * height;
  const palette = PALETTES[name];
  return {
    width,
    height,
    pixelRatio,
    palette,
    noise: noiseFrom(seed),
    random: seededRandom(seed),
    lamps: lamps.map((lamp) => ({ ...lamp, hue: colour(lamp.colour ?? palette.lamp) })),
    ambient,
    light: [new Float32Array(size), new Float32Array(size), new Float32Array(size)],
    phase: new Float32Array(size),
    depth: new Float32Array(size).fill(1),
  };
}
