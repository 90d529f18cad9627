import { createCanvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { seededLuck } from '../drawing/seeded-luck.ts';
import { along, type Point, spline, through } from '../drawing/spline.ts';

export const GILT = '#d9b36a';
export const IVORY = '#efe4ca';

/**
 * The drawing surfaces of a cameo. Lengths are hundredths of a head, from the crown; x grows to where the sitter looks.
 */
export type Pad = {
  /** The silhouette of black paper, opaque where there is paper. */
  readonly paper: SKRSContext2D;
  /** The drawing on top of the paper: gilt lines, white linen, a ribbon. */
  readonly gilt: SKRSContext2D;
  readonly luck: () => number;
  readonly tint: string;
};

export function newPad(width: number, height: number, seed: string, tint: string): Pad {
  const paper = createCanvas(width, height).getContext('2d');
  const gilt = createCanvas(width, height).getContext('2d');
  for (const sheet of [paper, gilt]) {
    sheet.lineCap = 'round';
    sheet.lineJoin = 'round';
  }
  return { paper, gilt, luck: seededLuck(seed), tint };
}

/** A number between two, at luck. */
export function some({ luck }: Pad, from: number, to: number): number {
  return from + (to - from) * luck();
}

/** Black paper: what was drawn below it is gone. */
export function cut(pad: Pad, outline: string): void {
  cutPath(pad, spline(through(outline), true));
}

export function cutPath({ paper, gilt }: Pad, path: Path2D): void {
  paper.fillStyle = '#000';
  paper.fill(path);
  gilt.save();
  gilt.globalCompositeOperation = 'destination-out';
  gilt.fillStyle = '#000';
  gilt.fill(path);
  gilt.restore();
}

/** A strip of black paper, such as a stalk or a strap. */
export function strip({ paper }: Pad, points: string, width: number, strength = 1): void {
  paper.save();
  paper.globalAlpha = strength;
  paper.lineWidth = width;
  paper.stroke(spline(through(points), false));
  paper.restore();
}

/** A piece of coloured paper on top. */
export function lay(pad: Pad, outline: string, colour = IVORY, strength = 0.92): void {
  layPath(pad, spline(through(outline), true), colour, strength);
}

export function layPath(pad: Pad, path: Path2D, colour: string, strength = 0.92): void {
  cutPath(pad, path);
  pad.gilt.globalAlpha = strength;
  pad.gilt.fillStyle = colour;
  pad.gilt.fill(path);
  pad.gilt.globalAlpha = 1;
}

export type Stroke = { readonly width?: number; readonly strength?: number; readonly colour?: string };

export function line(pad: Pad, points: string | readonly Point[], stroke: Stroke = {}): void {
  linePath(pad, spline(typeof points === 'string' ? through(points) : points, false), stroke);
}

export function linePath({ gilt }: Pad, path: Path2D, { width = 0.8, strength = 0.75, colour = GILT }: Stroke): void {
  gilt.globalAlpha = strength;
  gilt.strokeStyle = colour;
  gilt.lineWidth = width;
  gilt.stroke(path);
  gilt.globalAlpha = 1;
}

export function dot(pad: Pad, x: number, y: number, radius: number, colour = GILT): void {
  pad.gilt.globalAlpha = 0.92;
  pad.gilt.fillStyle = colour;
  pad.gilt.beginPath();
  pad.gilt.arc(x, y, radius, 0, 7);
  pad.gilt.fill();
  pad.gilt.globalAlpha = 1;
}

/** Beads on a string. */
export function beads(pad: Pad, points: string, count: number, radius: number, colour = GILT): void {
  for (const { x, y } of along(through(points), count)) dot(pad, x, y, radius, colour);
}

/** A lace edge: little rounds of paper, each with a gilt ring. */
export function lace(pad: Pad, points: string, count: number, radius: number): void {
  for (const { x, y } of along(through(points), count)) {
    pad.paper.beginPath();
    pad.paper.arc(x, y, radius, 0, 7);
    pad.paper.fill();
    pad.gilt.globalAlpha = 0.75;
    pad.gilt.strokeStyle = GILT;
    pad.gilt.lineWidth = 0.65;
    pad.gilt.beginPath();
    pad.gilt.arc(x, y, radius * 0.68, 0, 7);
    pad.gilt.stroke();
    pad.gilt.globalAlpha = 1;
  }
}
