import { darkness, type Light } from './light.ts';
import { type Noise, noiseFrom } from './noise.ts';
import { PALETTES, type Palette } from './palettes.ts';
import type { SceneSpec, Size } from './scene-spec.ts';
import { smoothField } from './smooth-field.ts';

/** A scene in work: its light so far, and for each pixel how the engraver is to cut it. */
export type Plate = Size & {
  readonly spec: SceneSpec;
  readonly palette: Palette;
  readonly noise: Noise;
  /** Pixels in one unit (a 480th of the height). */
  readonly unit: number;
  readonly light: Light;
  /** The light of windows and lamps, of all layers so far. */
  readonly emitted: Light;
  /** Light in the air, 0 to about 1. */
  readonly glow: Float32Array;
  /** The phase of the engraver's lines at each pixel, counted in lines. */
  readonly phase: Float32Array;
  /** The depth of the engraver's cut at each pixel, 0 to 1. */
  readonly strength: Float32Array;
  /** Roughness of stone about 0, the same for all layers at different places. */
  readonly texture: Float32Array;
};

export function newPlate(spec: SceneSpec, { width, height }: Size): Plate {
  const unit = height / 480;
  const noise = noiseFrom(`${spec.seed} air`);
  return {
    width,
    height,
    spec,
    palette: PALETTES[spec.palette],
    noise,
    unit,
    light: darkness(width, height),
    emitted: darkness(width, height),
    glow: new Float32Array(width * height),
    phase: new Float32Array(width * height),
    strength: new Float32Array(width * height),
    texture: smoothField(width, height, 2, (x, y) => {
      const [across, down] = [x / unit, y / unit];
      return 0.21 * noise.plain(across * 0.05, down * 0.22) + 0.3 * noise.plain(across * 0.012, down * 0.012);
    }),
  };
}

/** The distance of the engraver's lines in pixels. */
export function linePeriod({ spec, unit }: Plate): number {
  return (spec.linePeriod ?? 5.2) * unit;
}

/** Fog-coloured light at a place where the air has this glow: `body` of the fog itself, `warmth` of the glow. */
export function airLight({ palette }: Plate, glow: number, warmth: number): readonly [number, number, number] {
  const { fog, glow: hue } = palette;
  const body = 0.2 + 1.08 * glow;
  const warm = warmth * glow;
  return [fog[0] * body + hue[0] * warm, fog[1] * body + hue[1] * warm, fog[2] * body + hue[2] * warm];
}

/** Moves the light of a pixel towards another by a share. */
export function tint(light: Light, index: number, to: readonly [number, number, number], share: number): void {
  light.red[index] = (light.red[index] ?? 0) * (1 - share) + to[0] * share;
  light.green[index] = (light.green[index] ?? 0) * (1 - share) + to[1] * share;
  light.blue[index] = (light.blue[index] ?? 0) * (1 - share) + to[2] * share;
}
