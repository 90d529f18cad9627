import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp } from '../drawing/curves.ts';
import { fillMask } from './fill-mask.ts';
import type { Point, Region } from './region.ts';

export const INK = '#0d0b0a';
export const INK_WIDTH = 0.75;

/**
 * The canvases for the things in a region of the city, drawn from the back to the front in the city's own coordinates:
 * their look by grey light, their lights, and the ward of each pixel. A nearer thing hides the lights behind it.
 */
export type Stage = {
  readonly cut: Region;
  readonly day: SKRSContext2D;
  readonly glow: SKRSContext2D;
  /** For each pixel, the ward of what covers it, counted from 1; 0 where the ground is seen. */
  readonly owner: Uint8Array;
  /** For each pixel, the main building that covers it, as its ward counted from 1. */
  readonly main: Uint8Array;
};

export function newStage(cut: Region): Stage {
  const stage = blankStage(cut);
  stage.glow.fillStyle = '#000';
  stage.glow.fillRect(cut.left, cut.top, cut.width, cut.height);
  return stage;
}

/** The same without the dark of night under its lights: what is drawn on it can be laid over another stage. */
export function blankStage(cut: Region): Stage {
  const canvas = (): SKRSContext2D => {
    const context = createCanvas(cut.width, cut.height).getContext('2d');
    context.translate(-cut.left, -cut.top);
    context.lineJoin = 'round';
    return context;
  };
  const pixels = (): Uint8Array => new Uint8Array(cut.width * cut.height);
  return { cut, day: canvas(), glow: canvas(), owner: pixels(), main: pixels() };
}

export function canvasOf(context: SKRSContext2D): Canvas {
  return context.canvas;
}

/** A flat shape with an inked edge. It hides nothing: see `hides`. */
export function face({ day }: Stage, corners: readonly Point[], fill: string, ink = INK_WIDTH): void {
  trace(day, corners);
  day.fillStyle = fill;
  day.fill();
  if (ink === 0) return;
  day.strokeStyle = INK;
  day.lineWidth = ink;
  day.stroke();
}

/** From here on the lights behind this shape are not seen, and its pixels belong to a ward (counted from 0). */
export function hides({ cut, glow, owner }: Stage, corners: readonly Point[], ward: number): void {
  trace(glow, corners);
  glow.fillStyle = '#000';
  glow.fill();
  fillMask(owner, cut, corners, ward + 1);
}

export function lamp({ glow }: Stage, x: number, y: number, wide: number, high: number, colour: string): void {
  glow.fillStyle = colour;
  glow.fillRect(x, y, wide, high);
}

export function trace(context: SKRSContext2D, corners: readonly Point[]): void {
  context.beginPath();
  for (const [at, [x, y]] of corners.entries()) {
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** A colour `#rrggbb`, darker or lighter. */
export function shade(hex: string, factor: number): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const part = (shift: number): number => Math.round(clamp(((value >> shift) & 255) * factor, 0, 255));
  return `rgb(${part(16)},${part(8)},${part(0)})`;
}
