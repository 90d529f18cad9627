import type { Sprite, TilingSprite } from 'pixi.js';
import { spriteScale } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';

/** A pulsing light. `beat` is the phase of its pulse, 0 to 1. */
export type AmbientLight = { readonly sprite: Sprite; readonly beat: number };

/** Speed of the fog, in map pixels per second. */
const wind: Point = { x: 9, y: 2.5 };
/** Peak opacity of a light, and the period of its pulse. */
const breath = { strength: 0.5, seconds: 5.5 };
const glint = { strength: 0.75, seconds: 4.2 };

/** Moves the fog. All patches of fog share one pattern and move together. */
export function drift(fog: TilingSprite, seconds: number): void {
  fog.tilePosition.set(seconds * wind.x - fog.x, seconds * wind.y - fog.y);
  fog.tileScale.set(1 / spriteScale);
}

export function breathe({ sprite, beat }: AmbientLight, seconds: number): void {
  sprite.alpha = breath.strength * risen(seconds / (breath.seconds * (0.8 + beat * 0.5)) + beat);
}

/** Animates a ripple on the water: a short glint, then a long pause. */
export function twinkle({ sprite, beat }: AmbientLight, seconds: number): void {
  sprite.alpha = glint.strength * risen(seconds / (glint.seconds * (0.7 + beat)) + beat) ** 6;
}

/** A cosine wave that rises from 0 to 1 and falls back once per turn. */
const risen = (turns: number): number => (1 - Math.cos(turns * 2 * Math.PI)) / 2;

/** A low-discrepancy sequence: successive indexes give evenly spread points of the unit square. */
export const lowDiscrepancyPoint = (index: number): Point => ({
  x: (0.5 + index * 0.754877666) % 1,
  y: (0.5 + index * 0.569840291) % 1,
});
