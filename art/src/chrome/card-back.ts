import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, colour } from '../drawing/colour.ts';
import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import { at, type Field } from '../drawing/field.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import { glyphField } from './glyph-field.ts';
import { strokeLattice, strokeWheel } from './guilloche.ts';
import { paintPicture } from './paint.ts';

/** The look of a card's back: the colours of its ground from edge to middle, of its lines, and its glyph. */
export type CardBackSpec = {
  readonly edge: string;
  readonly middle: string;
  readonly lines: string;
  readonly glyph: string;
  /** Brightness, 1 being a card that can be drawn. */
  readonly light?: number;
};

const SIZE = { width: 156, height: 203 };
const BORDER = '#0a0908';

/** The back of a card: waves and wheels in gilt on a dark ground, worn at its edges. */
export async function drawCardBack(name: string, spec: CardBackSpec, pixelRatio: number): Promise<Picture> {
  const width = SIZE.width * pixelRatio;
  const height = SIZE.height * pixelRatio;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.scale(pixelRatio, pixelRatio);
  drawPlate(context, spec);
  const { data } = context.getImageData(0, 0, width, height);
  const device = await glyphField(
    spec.glyph,
    { width, height },
    { x: width / 2, y: height / 2, size: 35 * pixelRatio },
  );
  const gilt = colour(spec.lines);
  const noise = fractalNoise(`card back ${name}`);
  return paintPicture(SIZE, pixelRatio, (point, x, y) => {
    const [column, row] = [Math.floor(x * pixelRatio), Math.floor(y * pixelRatio)];
    const index = (row * width + column) * 4;
    const cover = (data[index + 3] ?? 0) / 255;
    if (cover === 0) return;
    const ink = withDevice(byteColour(data, index), gilt, device, column, row);
    const edge = Math.min(x, y, SIZE.width - x, SIZE.height - y);
    const wear = smoothstep(0.12, 0.5, noise(x / 20 + 50, y / 20, 4)) * smoothstep(20, 0, edge);
    const out = Math.hypot(x / SIZE.width - 0.5, y / SIZE.height - 0.5);
    const light =
      (spec.light ?? 1) *
      (1 + 0.2 * noise(x / 24, y / 24, 4) + 0.08 * noise(x / 2, y / 9, 2)) *
      (1 - 0.3 * wear) *
      (1 - 0.4 * smoothstep(0.22, 0.72, out)) *
      lerp(1.12, 0.92, clamp((x + y) / (SIZE.width + SIZE.height)));
    const dirt = 0.02 * wear * smoothstep(3, 8, edge);
    point.lay([ink[0] * light + dirt, ink[1] * light + 0.85 * dirt, ink[2] * light + 0.6 * dirt], cover);
  });
}

function withDevice(ink: Colour, gilt: Colour, device: Field, column: number, row: number): Colour {
  const share = at(device, column, row);
  const shade =
    1 - 0.45 * clamp(at(device, column - 4, row - 5) - 0.1) * share + 0.25 * (1 - at(device, column - 3, row - 4));
  return [0, 1, 2].map((part) => lerp(ink[part] ?? 0, (gilt[part] ?? 0) * shade, share)) as unknown as Colour;
}

function byteColour(data: Uint8ClampedArray, index: number): Colour {
  const part = (offset: number): number => ((data[index + offset] ?? 0) / 255) ** 2.2;
  return [part(0), part(1), part(2)];
}

function drawPlate(context: SKRSContext2D, { edge, middle, lines }: CardBackSpec): void {
  const { width, height } = SIZE;
  context.fillStyle = BORDER;
  context.fill(rounded(0, 7));
  context.save();
  context.clip(rounded(4.5, 5));
  const ground = context.createRadialGradient(width / 2, height / 2, 4, width / 2, height / 2, height * 0.62);
  ground.addColorStop(0, middle);
  ground.addColorStop(1, edge);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = lines;
  context.globalAlpha = 0.34;
  context.lineWidth = 0.55;
  strokeLattice(context, width, height, 1);
  context.globalAlpha = 1;
  drawMedallion(context, edge, lines);
  for (const [x, y] of corners()) {
    disc(context, x, y, 14, edge);
    context.globalAlpha = 0.8;
    context.lineWidth = 0.5;
    strokeWheel(context, { x, y, radius: 13, petals: 10, depth: 0.4, turns: 5 });
    context.globalAlpha = 1;
    disc(context, x, y, 2.2, lines);
  }
  context.restore();
  context.strokeStyle = lines;
  context.lineWidth = 1.1;
  context.stroke(rounded(4.5, 5));
  context.lineWidth = 0.5;
  context.stroke(rounded(7, 3.5));
}

function drawMedallion(context: SKRSContext2D, edge: string, lines: string): void {
  const [x, y, radius] = [SIZE.width / 2, SIZE.height / 2, 57];
  disc(context, x, y, radius, edge);
  context.globalAlpha = 0.85;
  context.lineWidth = 0.5;
  strokeWheel(context, { x, y, radius, petals: 24, depth: 0.22, turns: 8 });
  context.globalAlpha = 0.7;
  strokeWheel(context, { x, y, radius: radius * 0.79, petals: 16, depth: 0.3, turns: 8 });
  context.globalAlpha = 1;
  disc(context, x, y, 29.5, '#090f10');
  context.strokeStyle = lines;
  for (const [radius, width] of [
    [30, 1.2],
    [27.6, 0.5],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}

function disc(context: SKRSContext2D, x: number, y: number, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

const corners = (): readonly (readonly [number, number])[] =>
  [18.5, SIZE.width - 18.5].flatMap((x) => [18.5, SIZE.height - 18.5].map((y) => [x, y] as const));

function rounded(inset: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(inset, inset, SIZE.width - 2 * inset, SIZE.height - 2 * inset, radius);
  return path;
}
