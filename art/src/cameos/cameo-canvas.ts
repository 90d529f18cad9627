import { createCanvas, type Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { seededRandom } from '../drawing/seeded-random.ts';
import { type Point, pointsAlong, spline, splinePoints } from '../drawing/spline.ts';

export const GILT = '#d9b36a';
export const IVORY = '#efe4ca';

/**
 * The drawing surfaces of a cameo. Lengths are hundredths of a head, from the crown; x grows to where the sitter looks.
 */
export type CameoCanvas = {
  /** The silhouette of black paper, opaque where there is paper. */
  readonly paper: SKRSContext2D;
  /** The drawing on top of the paper: gilt lines, white linen, a ribbon. */
  readonly gilt: SKRSContext2D;
  readonly random: () => number;
  readonly tint: string;
};

export function newCameoCanvas(width: number, height: number, seed: string, tint: string): CameoCanvas {
  const paper = createCanvas(width, height).getContext('2d');
  const gilt = createCanvas(width, height).getContext('2d');
  for (const sheet of [paper, gilt]) {
    sheet.lineCap = 'round';
    sheet.lineJoin = 'round';
  }
  return { paper, gilt, random: seededRandom(seed), tint };
}

/** A random number between two. */
export function randomBetween({ random }: CameoCanvas, from: number, to: number): number {
  return from + (to - from) * random();
}

/** Black paper: what was drawn below it is gone. */
export function cut(canvas: CameoCanvas, outline: string): void {
  cutPath(canvas, spline(splinePoints(outline), true));
}

export function cutPath({ paper, gilt }: CameoCanvas, path: Path2D): void {
  paper.fillStyle = '#000';
  paper.fill(path);
  gilt.save();
  gilt.globalCompositeOperation = 'destination-out';
  gilt.fillStyle = '#000';
  gilt.fill(path);
  gilt.restore();
}

/** A strip of black paper, such as a stalk or a strap. */
export function strip({ paper }: CameoCanvas, points: string, width: number, strength = 1): void {
  paper.save();
  paper.globalAlpha = strength;
  paper.lineWidth = width;
  paper.stroke(spline(splinePoints(points), false));
  paper.restore();
}

/** A piece of coloured paper on top. */
export function lay(canvas: CameoCanvas, outline: string, colour = IVORY, strength = 0.92): void {
  layPath(canvas, spline(splinePoints(outline), true), colour, strength);
}

export function layPath(canvas: CameoCanvas, path: Path2D, colour: string, strength = 0.92): void {
  cutPath(canvas, path);
  canvas.gilt.globalAlpha = strength;
  canvas.gilt.fillStyle = colour;
  canvas.gilt.fill(path);
  canvas.gilt.globalAlpha = 1;
}

export type Stroke = { readonly width?: number; readonly strength?: number; readonly colour?: string };

export function line(canvas: CameoCanvas, points: string | readonly Point[], stroke: Stroke = {}): void {
  linePath(canvas, spline(typeof points === 'string' ? splinePoints(points) : points, false), stroke);
}

export function linePath(
  { gilt }: CameoCanvas,
  path: Path2D,
  { width = 0.8, strength = 0.75, colour = GILT }: Stroke,
): void {
  gilt.globalAlpha = strength;
  gilt.strokeStyle = colour;
  gilt.lineWidth = width;
  gilt.stroke(path);
  gilt.globalAlpha = 1;
}

export function dot(canvas: CameoCanvas, x: number, y: number, radius: number, colour = GILT): void {
  canvas.gilt.globalAlpha = 0.92;
  canvas.gilt.fillStyle = colour;
  canvas.gilt.beginPath();
  canvas.gilt.arc(x, y, radius, 0, 7);
  canvas.gilt.fill();
  canvas.gilt.globalAlpha = 1;
}

/** Beads on a string. */
export function beads(canvas: CameoCanvas, points: string, count: number, radius: number, colour = GILT): void {
  for (const { x, y } of pointsAlong(splinePoints(points), count)) dot(canvas, x, y, radius, colour);
}

/** A lace edge: little rounds of paper, each with a gilt ring. */
export function lace(canvas: CameoCanvas, points: string, count: number, radius: number): void {
  for (const { x, y } of pointsAlong(splinePoints(points), count)) {
    canvas.paper.beginPath();
    canvas.paper.arc(x, y, radius, 0, 7);
    canvas.paper.fill();
    canvas.gilt.globalAlpha = 0.75;
    canvas.gilt.strokeStyle = GILT;
    canvas.gilt.lineWidth = 0.65;
    canvas.gilt.beginPath();
    canvas.gilt.arc(x, y, radius * 0.68, 0, 7);
    canvas.gilt.stroke();
    canvas.gilt.globalAlpha = 1;
  }
}
