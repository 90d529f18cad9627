import { Path2D } from '@napi-rs/canvas';
import { between } from '../drawing/curves.ts';
import { along, spline, through } from '../drawing/spline.ts';
import { cut, cutPath, GILT, linePath, type Pad, some } from './pad.ts';

const STEPS = 40;

/** The look of hair: how far single strands stray, how light and how wide they are. */
export type Lie = { readonly stray?: number; readonly strength?: number; readonly width?: number };

/** Gilt hairs that lead over from one line to another, each begun and ended a little differently. */
export function strands(pad: Pad, from: string, to: string, count: number, lie: Lie = {}): void {
  const { stray = 1.2, strength = 0.55, width = 0.68 } = lie;
  const first = along(through(from), STEPS);
  const last = along(through(to), STEPS);
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5 + some(pad, -0.3, 0.3)) / count;
    const begin = some(pad, 0, 0.24);
    const end = some(pad, 0.72, 1);
    const sway = some(pad, -stray, stray);
    const turns = some(pad, 3, 9);
    const path = new Path2D();
    let begun = false;
    for (const [step, a] of first.entries()) {
      const t = step / (STEPS - 1);
      const b = last[step];
      if (b === undefined || t < begin || t > end) continue;
      const x = between(a.x, b.x, share) + Math.sin(t * turns) * sway;
      const y = between(a.y, b.y, share) + Math.cos(t * turns) * sway * 0.6;
      if (begun) path.lineTo(x, y);
      else path.moveTo(x, y);
      begun = true;
    }
    linePath(pad, path, { width: width * some(pad, 0.55, 1.2), strength: strength * some(pad, 0.3, 1) });
  }
}

/** A mass of hair with its strands. */
export function lock(pad: Pad, outline: string, from: string, to: string, count: number, lie: Lie = {}): void {
  cut(pad, outline);
  strands(pad, from, to, count, lie);
}

/** Tight curls: the outline is beaded with them, and the mass is full of little gilt rings. */
export function curls(pad: Pad, outline: string, size: number, count: number): void {
  const points = through(outline);
  const shape = spline(points, true);
  cutPath(pad, shape);
  const [first] = points;
  if (first === undefined) return;
  for (const { x, y } of along([...points, first], points.length * 4)) round(pad, x, y, size * some(pad, 0.6, 1));
  const left = Math.min(...points.map(({ x }) => x));
  const right = Math.max(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const bottom = Math.max(...points.map(({ y }) => y));
  pad.paper.save();
  pad.paper.resetTransform();
  for (let index = 0; index < count; index += 1) {
    const x = some(pad, left, right);
    const y = some(pad, top, bottom);
    const turn = some(pad, 0, 6.3);
    const reach = some(pad, 2.4, 4.6);
    const ring = new Path2D();
    ring.arc(x, y, size * some(pad, 0.4, 0.85), turn, turn + reach);
    const strength = some(pad, 0.2, 0.6);
    if (pad.paper.isPointInPath(shape, x, y)) linePath(pad, ring, { width: 0.65, strength });
  }
  pad.paper.restore();
}

function round(pad: Pad, x: number, y: number, radius: number): void {
  const path = new Path2D();
  path.arc(x, y, radius, 0, 7);
  cutPath(pad, path);
}

/** A plait: short overlapping turns along a line, thinner to its end. */
export function plait(pad: Pad, points: string, turns: number, thick: number, thin: number): void {
  const line = along(through(points), turns + 1);
  for (let index = 0; index < turns; index += 1) {
    const at = line[index];
    const next = line[index + 1];
    if (at === undefined || next === undefined) continue;
    const radius = between(thick, thin, index / (turns - 1));
    const angle = Math.atan2(next.y - at.y, next.x - at.x);
    const knot = new Path2D();
    knot.ellipse(at.x, at.y, radius * 1.05, radius * 0.82, angle, 0, 7);
    cutPath(pad, knot);
    for (const side of [-1, 1]) {
      const strand = new Path2D();
      strand.ellipse(at.x, at.y, radius * 0.8, radius * 0.55, angle + side * 0.6, 1.9, 3.9);
      linePath(pad, strand, { width: 0.7, strength: 0.6 });
    }
  }
}

/** A net of fine lines inside an outline, of gilt. */
export function net(pad: Pad, outline: string, mesh: number, strength = 0.45): void {
  pad.gilt.save();
  pad.gilt.clip(spline(through(outline), true));
  for (let offset = -300; offset < 300; offset += mesh) {
    for (const side of [-1, 1]) {
      const thread = new Path2D();
      thread.moveTo(offset * side - 150 * side, -100);
      thread.lineTo(offset * side + 150 * side, 240);
      linePath(pad, thread, { width: 0.5, strength, colour: GILT });
    }
  }
  pad.gilt.restore();
}

/** Loose ends that stand off an outline, which runs clockwise with the hair on its right. */
export function tufts(pad: Pad, points: string, count: number): void {
  const line = along(through(points), count + 1);
  for (const [index, at] of line.entries()) {
    const next = line[index + 1];
    if (next === undefined) continue;
    const ahead = Math.atan2(next.y - at.y, next.x - at.x);
    const out = ahead + Math.PI / 2 + some(pad, -1.1, 0.2);
    const reach = some(pad, 4, 12);
    const end = new Path2D();
    end.moveTo(at.x - Math.cos(out) * 5, at.y - Math.sin(out) * 5);
    end.quadraticCurveTo(
      at.x + Math.cos(out) * reach * 0.6,
      at.y + Math.sin(out) * reach * 0.6,
      at.x + Math.cos(out - 0.5) * reach,
      at.y + Math.sin(out - 0.5) * reach,
    );
    pad.paper.lineWidth = some(pad, 0.9, 2.6);
    pad.paper.stroke(end);
    if (pad.luck() < 0.3) linePath(pad, end, { width: 0.55, strength: some(pad, 0.2, 0.5) });
  }
}
