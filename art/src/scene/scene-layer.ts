import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp } from '../drawing/curves.ts';
import { type Noise, noiseFrom } from './noise.ts';
import { type Random, randomFrom } from './random.ts';

export type Point = readonly [x: number, y: number];
/** A path, its SVG words, or the corners of one. */
export type Shape = Path2D | string | readonly Point[];
export type Smoke = { readonly x: number; readonly y: number; readonly width: number };
export type Placing = { readonly mirrored?: boolean; readonly turn?: number };

const HEIGHT = 480;

/**
 * The drawing surface of one plane of a scene: flat shapes in shades of grey with the direction of an engraver's lines,
 * and apart from them the lights. 480 units high at every size; y points down. A shape hides the lights behind it.
 */
export class SceneLayer {
  readonly width: number;
  readonly height = HEIGHT;
  readonly lamp: string;
  readonly lit: number;
  readonly random: Random;
  readonly noise: Noise;
  readonly smokes: Smoke[] = [];
  readonly forms: Canvas;
  readonly lights: Canvas;
  readonly #form: SKRSContext2D;
  readonly #light: SKRSContext2D;

  constructor(size: { width: number; height: number }, seed: string, lamp: string, lit: number) {
    this.width = (size.width * HEIGHT) / size.height;
    this.lamp = lamp;
    this.lit = lit;
    this.random = randomFrom(seed);
    this.noise = noiseFrom(seed);
    this.forms = createCanvas(size.width, size.height);
    this.lights = createCanvas(size.width, size.height);
    this.#form = this.forms.getContext('2d');
    this.#light = this.lights.getContext('2d');
    this.#light.fillRect(0, 0, size.width, size.height);
    for (const context of [this.#form, this.#light]) {
      context.scale(size.height / HEIGHT, size.height / HEIGHT);
      context.lineJoin = 'round';
      context.lineCap = 'round';
    }
  }

  /** A flat shape. `shade` 0 to 1 is how light it is; `hatch` is the direction of its lines in degrees, 90 upright. */
  fill(shape: Shape, shade: number, hatch = 90): void {
    const path = pathOf(shape, true);
    this.#form.fillStyle = toneOf(shade, hatch);
    this.#form.fill(path);
    this.#light.fillStyle = '#000';
    this.#light.fill(path);
  }

  line(shape: Shape, width: number, shade: number, hatch = 0): void {
    const path = pathOf(shape, false);
    this.#form.strokeStyle = toneOf(shade, hatch);
    this.#form.lineWidth = width;
    this.#form.stroke(path);
    this.shadeLights(shape, width, 1);
  }

  box(left: number, top: number, width: number, height: number, shade: number, hatch = 90): void {
    this.fill(boxOf(left, top, width, height), shade, hatch);
  }

  disc(x: number, y: number, radius: number, shade: number, hatch = 0): void {
    this.fill(discOf(x, y, radius), shade, hatch);
  }

  light(shape: Shape, colour: string = this.lamp, strength = 1): void {
    this.#lighter(strength);
    this.#light.fillStyle = colour;
    this.#light.fill(pathOf(shape, true));
    this.#plain();
  }

  lightLine(shape: Shape, width: number, colour: string = this.lamp, strength = 1): void {
    this.#lighter(strength);
    this.#light.strokeStyle = colour;
    this.#light.lineWidth = width;
    this.#light.stroke(pathOf(shape, false));
    this.#plain();
  }

  /** A small round light: a flame, a lamp, a spark. */
  flame(x: number, y: number, radius: number, colour: string = this.lamp, strength = 1): void {
    this.light(discOf(x, y, radius), colour, strength);
  }

  /** Takes light away along a line, as the bars of a window do. */
  shadeLights(shape: Shape, width: number, share: number): void {
    this.#light.globalAlpha = share;
    this.#light.strokeStyle = '#000';
    this.#light.lineWidth = width;
    this.#light.stroke(pathOf(shape, false));
    this.#light.globalAlpha = 1;
  }

  /** Takes light away from an area, as half a curtain does. */
  curtain(shape: Shape, share: number): void {
    this.#light.globalAlpha = share;
    this.#light.fillStyle = '#000';
    this.#light.fill(pathOf(shape, true));
    this.#light.globalAlpha = 1;
  }

  /** Draws with the origin at a point and `size` units for 1. */
  place(x: number, y: number, size: number, draw: () => void, { mirrored = false, turn = 0 }: Placing = {}): void {
    for (const context of [this.#form, this.#light]) {
      context.save();
      context.translate(x, y);
      context.rotate((turn * Math.PI) / 180);
      context.scale(mirrored ? -size : size, size);
    }
    draw();
    for (const context of [this.#form, this.#light]) context.restore();
  }

  /** Smoke that rises from a flue of this width. */
  smoke(x: number, y: number, width: number): void {
    const { a, b, c, d, e, f } = this.#form.getTransform();
    this.smokes.push({ x: a * x + c * y + e, y: b * x + d * y + f, width: width * Math.hypot(a, b) });
  }

  #lighter(strength: number): void {
    this.#light.globalCompositeOperation = 'lighter';
    this.#light.globalAlpha = clamp(strength);
  }

  #plain(): void {
    this.#light.globalCompositeOperation = 'source-over';
    this.#light.globalAlpha = 1;
  }
}

export function boxOf(left: number, top: number, width: number, height: number): Path2D {
  const path = new Path2D();
  path.rect(left, top, width, height);
  return path;
}

export function discOf(x: number, y: number, across: number, down = across): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
  return path;
}

function pathOf(shape: Shape, isClosed: boolean): Path2D {
  if (typeof shape === 'string') return new Path2D(shape);
  if (shape instanceof Path2D) return shape;
  const path = new Path2D();
  for (const [at, [x, y]] of shape.entries()) {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  if (isClosed) path.closePath();
  return path;
}

/** Shade in red, direction in green: one canvas holds both. */
function toneOf(shade: number, hatch: number): string {
  const turned = ((hatch % 180) + 180) % 180;
  return `rgb(${Math.round(clamp(shade) * 255)},${Math.round((turned / 180) * 255)},0)`;
}
