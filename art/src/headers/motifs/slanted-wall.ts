import type { Canvas } from '@napi-rs/canvas';
import { lerp } from '../../drawing/curves.ts';
import { SceneLayer } from '../../scene/scene-layer.ts';
import type { Wall } from './perspective.ts';

const FINEST = 1.4;

/**
 * Draws on a wall as if one stood right before it (as long as the wall, 480 high, its foot at 480), and lays that into
 * the picture as it is seen from aside. `name` is the seed of its random numbers.
 */
export function paintWall(layer: SceneLayer, wall: Wall, name: string, draw: (face: SceneLayer) => void): void {
  const unit = layer.forms.height / layer.height;
  const tallest = Math.max(wall.from.foot - wall.from.top, wall.to.foot - wall.to.top);
  const fine = unit * Math.min(FINEST, Math.max(0.4, tallest / 480));
  const size = { width: Math.ceil(wall.length * fine), height: Math.ceil(480 * fine) };
  const face = new SceneLayer(size, name, layer.lamp, layer.lit);
  draw(face);
  layColumns(face.forms, layer.forms, wall, unit);
  layColumns(face.lights, layer.lights, wall, unit);
}

/** The share of a wall's length (0 to 1) seen at a column of the picture. */
export function alongAt({ from, to }: Wall, x: number): number {
  const share = (x - from.x) / (to.x - from.x);
  const [near, far] = [(1 - share) * (from.foot - from.top), share * (to.foot - to.top)];
  return far / (near + far);
}

/** Takes light from a wall, from one share at its left to another at its right. */
export function shadeWall(layer: SceneLayer, { from, to }: Wall, left: number, right: number): void {
  const context = layer.forms.getContext('2d');
  const tone = (share: number): string => `rgb(${Math.round(255 * share)},255,255)`;
  const gradient = context.createLinearGradient(from.x, 0, to.x, 0);
  gradient.addColorStop(0, tone(left));
  gradient.addColorStop(1, tone(right));
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = gradient;
  context.beginPath();
  context.moveTo(from.x, from.top);
  context.lineTo(to.x, to.top);
  context.lineTo(to.x, to.foot);
  context.lineTo(from.x, from.foot);
  context.closePath();
  context.fill();
  context.restore();
}

function layColumns(face: Canvas, onto: Canvas, wall: Wall, unit: number): void {
  const context = onto.getContext('2d');
  const { from, to } = wall;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  const last = Math.min(onto.width, Math.ceil(to.x * unit));
  for (let column = Math.max(0, Math.floor(from.x * unit)); column < last; column += 1) {
    const x = (column + 0.5) / unit;
    const share = Math.min(1, Math.max(0, (x - from.x) / (to.x - from.x)));
    const [start, end] = [alongAt(wall, x - 0.5 / unit), alongAt(wall, x + 0.5 / unit)];
    const wide = Math.max(1, (end - start) * face.width);
    const left = Math.min(face.width - wide, Math.max(0, start * face.width));
    const top = lerp(from.top, to.top, share) * unit;
    const foot = lerp(from.foot, to.foot, share) * unit;
    context.drawImage(face, left, 0, wide, face.height, column, top, 1, foot - top);
  }
  context.restore();
}
