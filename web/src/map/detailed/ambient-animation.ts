import type { Sprite, TilingSprite } from 'pixi.js';
import { spriteScale } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';

/** A pulsing light. `beat` is its phase, 0 to 1. */
export type AmbientLight = { readonly sprite: Sprite; readonly beat: number };

/** How far the fog drifts in a second, in map pixels. */
const wind: Point = { x: 9, y: 2.5 };
/** Maximum brightness of a pulsing lamp, and its period in seconds. */
const breath = { strength: 0.5, seconds: 5.5 };
const glint = { strength: 0.75, seconds: 4.2 };

/** Moves the fog with the wind. All patches of fog move together. */
export function drift(fog: TilingSprite, seconds: number): void {
  fog.tilePosition.set(seconds * wind.x - fog.x, seconds * wind.y - fog.y);
  fog.tileScale.set(1 / spriteScale);
}

/** Pulses the light of a lamp. */
export function breathe({ sprite, beat }: AmbientLight, seconds: number): void {
  sprite.alpha = breath.strength * risen(seconds / (breath.seconds * (0.8 + beat * 0.5)) + beat);
}

/** A ripple on the water: a short glint, then a long pause. */
export function twinkle({ sprite, beat }: AmbientLight, seconds: number): void {
  sprite.alpha = glint.strength * risen(seconds / (glint.seconds * (0.7 + beat)) + beat) ** 6;
}

/** A smooth wave: from 0 to 1 and back within one turn. */
const risen = (turns: number): number => (1 - Math.cos(turns * 2 * Math.PI)) / 2;

/** Low-discrepancy sequence: an evenly spread point of the unit square for every `index`. */
export const lowDiscrepancyPoint = (index: number): Point => ({
  x: (0.5 + index * 0.754877666) % 1,
  y: (0.5 + index * 0.569840291) % 1,
});
