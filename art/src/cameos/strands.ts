import { Path2D } from '@napi-rs/canvas';
import { lerp } from '../drawing/curves.ts';
import { pointsAlong, spline, splinePoints } from '../drawing/spline.ts';
import { type CameoCanvas, cut, cutPath, GILT, linePath, randomBetween } from './cameo-canvas.ts';

const STEPS = 40;

/** The look of single strands of hair: the amplitude of their waves, their opacity and their width. */
export type HairLook = { readonly stray?: number; readonly strength?: number; readonly width?: number };

/** Gilt hairs that lead over from one line to another, each begun and ended a little differently. */
export function strands(canvas: CameoCanvas, from: string, to: string, count: number, look: HairLook = {}): void {
  const { stray = 1.2, strength = 0.55, width = 0.68 } = look;
  const first = pointsAlong(splinePoints(from), STEPS);
  const last = pointsAlong(splinePoints(to), STEPS);
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5 + randomBetween(canvas, -0.3, 0.3)) / count;
    const begin = randomBetween(canvas, 0, 0.24);
    const end = randomBetween(canvas, 0.72, 1);
    const sway = randomBetween(canvas, -stray, stray);
    const turns = randomBetween(canvas, 3, 9);
    const path = new Path2D();
    let begun = false;
    for (const [step, a] of first.entries()) {
      const t = step / (STEPS - 1);
      const b = last[step];
      if (b === undefined || t < begin || t > end) continue;
      const x = lerp(a.x, b.x, share) + Math.sin(t * turns) * sway;
      const y = lerp(a.y, b.y, share) + Math.cos(t * turns) * sway * 0.6;
      if (begun) path.lineTo(x, y);
      else path.moveTo(x, y);
      begun = true;
    }
    linePath(canvas, path, {
      width: width * randomBetween(canvas, 0.55, 1.2),
      strength: strength * randomBetween(canvas, 0.3, 1),
    });
  }
}

/** A mass of hair with its strands. */
export function lock(
  canvas: CameoCanvas,
  outline: string,
  from: string,
  to: string,
  count: number,
  look: HairLook = {},
): void {
  cut(canvas, outline);
  strands(canvas, from, to, count, look);
}

/** Tight curls: the outline is beaded with them, and the mass is full of little gilt rings. */
export function curls(canvas: CameoCanvas, outline: string, size: number, count: number): void {
  const points = splinePoints(outline);
  const shape = spline(points, true);
  cutPath(canvas, shape);
  const [first] = points;
  if (first === undefined) return;
  for (const { x, y } of pointsAlong([...points, first], points.length * 4))
    round(canvas, x, y, size * randomBetween(canvas, 0.6, 1));
  const left = Math.min(...points.map(({ x }) => x));
  const right = Math.max(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const bottom = Math.max(...points.map(({ y }) => y));
  canvas.paper.save();
  canvas.paper.resetTransform();
  for (let index = 0; index < count; index += 1) {
    const x = randomBetween(canvas, left, right);
    const y = randomBetween(canvas, top, bottom);
    const turn = randomBetween(canvas, 0, 6.3);
    const reach = randomBetween(canvas, 2.4, 4.6);
    const ring = new Path2D();
    ring.arc(x, y, size * randomBetween(canvas, 0.4, 0.85), turn, turn + reach);
    const strength = randomBetween(canvas, 0.2, 0.6);
    if (canvas.paper.isPointInPath(shape, x, y)) linePath(canvas, ring, { width: 0.65, strength });
  }
  canvas.paper.restore();
}

function round(canvas: CameoCanvas, x: number, y: number, radius: number): void {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 7);
  cutPath(canvas, path);
}

/** A plait: short overlapping turns along a line, thinner to its end. */
export function plait(canvas: CameoCanvas, points: string, turns: number, thick: number, thin: number): void {
  const line = pointsAlong(splinePoints(points), turns + 1);
  for (let index = 0; index < turns; index += 1) {
    const at = line[index];
    const next = line[index + 1];
    if (at === undefined || next === undefined) continue;
    const radius = lerp(thick, thin, index / (turns - 1));
    const angle = Math.atan2(next.y - at.y, next.x - at.x);
    const knot = new Path2D();
    knot.ellipse(at.x, at.y, radius * 1.05, radius * 0.82, angle, 0, 7);
    cutPath(canvas, knot);
    for (const side of [-1, 1]) {
      const strand = new Path2D();
      strand.ellipse(at.x, at.y, radius * 0.8, radius * 0.55, angle + side * 0.6, 1.9, 3.9);
      linePath(canvas, strand, { width: 0.7, strength: 0.6 });
    }
  }
}

/** A net of fine lines inside an outline, of gilt. */
export function net(canvas: CameoCanvas, outline: string, mesh: number, strength = 0.45): void {
  canvas.gilt.save();
  canvas.gilt.clip(spline(splinePoints(outline), true));
  for (let offset = -300; offset < 300; offset += mesh) {
    for (const side of [-1, 1]) {
      const thread = new Path2D();
      thread.moveTo(offset * side - 150 * side, -100);
      thread.lineTo(offset * side + 150 * side, 240);
      linePath(canvas, thread, { width: 0.5, strength, colour: GILT });
    }
  }
  canvas.gilt.restore();
}

/** Loose ends that stand off an outline, which runs clockwise with the hair on its right. */
export function tufts(canvas: CameoCanvas, points: string, count: number): void {
  const line = pointsAlong(splinePoints(points), count + 1);
  for (const [index, at] of line.entries()) {
    const next = line[index + 1];
    if (next === undefined) continue;
    const ahead = Math.atan2(next.y - at.y, next.x - at.x);
    const out = ahead + Math.PI / 2 + randomBetween(canvas, -1.1, 0.2);
    const reach = randomBetween(canvas, 4, 12);
    const end = new Path2D();
    end.moveTo(at.x - Math.cos(out) * 5, at.y - Math.sin(out) * 5);
    end.quadraticCurveTo(
      at.x + Math.cos(out) * reach * 0.6,
      at.y + Math.sin(out) * reach * 0.6,
      at.x + Math.cos(out - 0.5) * reach,
      at.y + Math.sin(out - 0.5) * reach,
    );
    canvas.paper.lineWidth = randomBetween(canvas, 0.9, 2.6);
    canvas.paper.stroke(end);
    if (canvas.random() < 0.3) linePath(canvas, end, { width: 0.55, strength: randomBetween(canvas, 0.2, 0.5) });
  }
}
