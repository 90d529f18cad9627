import type { Sprite, TilingSprite } from 'pixi.js';
import { spriteScale } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';

/** A light that pulses by itself. `beat` is its phase, 0 to 1. */
export type AmbientLight = { readonly sprite: Sprite; readonly beat: number };

/** The distance the fog drifts in a second, in the map's pixels. */
const wind: Point = { x: 9, y: 2.5 };
/** The brightest a lamp's breath gets, and how long one takes, in seconds. */
const breath = { strength: 0.5, seconds: 5.5 };
const glint = { strength: 0.75, seconds: 4.2 };

/** The fog as the wind has it at this time; all patches are one cloud. */
export function drift(fog: TilingSprite, seconds: number): void {
  fog.tilePosition.set(seconds * wind.x - fog.x, seconds * wind.y - fog.y);
  fog.tileScale.set(1 / spriteScale);
}

/** The light round a lamp: brighter and darker like breath. */
export function breathe({ sprite, beat }: AmbientLight, seconds: number): void {
  sprite.alpha = breath.strength * risen(seconds / (breath.seconds * (0.8 + beat * 0.5)) + beat);
}

/** A ripple that catches the light for a moment, and then long does not. */
export function twinkle({ sprite, beat }: AmbientLight, seconds: number): void {
  sprite.alpha = glint.strength * risen(seconds / (glint.seconds * (0.7 + beat)) + beat) ** 6;
}

/** A smooth wave: from 0 up to 1 and down again within one turn. */
const risen = (turns: number): number => (1 - Math.cos(turns * 2 * Math.PI)) / 2;

/** Numbers between 0 and 1 that keep away from each other: a point of the plane for every `index`. */
export const lowDiscrepancyPoint = (index: number): Point => ({
  x: (0.5 + index * 0.754877666) % 1,
  y: (0.5 + index * 0.569840291) % 1,
});
