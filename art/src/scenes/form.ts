import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type CameoCanvas, newCameoCanvas } from '../cameos/cameo-canvas.ts';
import { clamp } from '../drawing/curves.ts';
import { spline, splinePoints } from '../drawing/spline.ts';

/** A path, or points written `x,y x,y! …` that a smooth line goes through; `!` marks a corner. */
export type Line = string | Path2D;

export type Place = {
  readonly x: number;
  readonly y: number;
  /** Units for 1. */
  readonly size?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly mirrored?: boolean;
};

/** The drawing surface of one form: its outline, with greys for the colour of its stuff and the direction of its lines. */
export class Form {
  readonly canvas: Canvas;
  readonly #sheet: SKRSContext2D;
  readonly #shade: number;
  readonly #hatch: number;

  constructor(width: number, height: number, pixelRatio: number, shade: number, hatch: number) {
    this.canvas = createCanvas(width * pixelRatio, height * pixelRatio);
    this.#sheet = this.canvas.getContext('2d');
    this.#sheet.scale(pixelRatio, pixelRatio);
    this.#sheet.lineCap = 'round';
    this.#sheet.lineJoin = 'round';
    this.#shade = shade;
    this.#hatch = hatch;
  }

  /** A flat shape. */
  cut(outline: Line, shade = this.#shade, hatch = this.#hatch): this {
    this.#sheet.fillStyle = toneOf(shade, hatch);
    this.#sheet.fill(pathOf(outline, true));
    return this;
  }

  /** A strip as thick all along. */
  strip(points: Line, width: number, shade = this.#shade, hatch = this.#hatch): this {
    this.#sheet.strokeStyle = toneOf(shade, hatch);
    this.#sheet.lineWidth = width;
    this.#sheet.stroke(pathOf(points, false));
    return this;
  }

  /** A thin line on what is drawn already, and nowhere else: a crease, a seam, an edge. */
  crease(points: Line, width: number, shade: number): this {
    this.#sheet.globalCompositeOperation = 'source-atop';
    this.strip(points, width, shade);
    this.#sheet.globalCompositeOperation = 'source-over';
    return this;
  }

  /** A flat shape on what is drawn already, and nowhere else. */
  patch(outline: Line, shade: number, hatch = this.#hatch): this {
    this.#sheet.globalCompositeOperation = 'source-atop';
    this.cut(outline, shade, hatch);
    this.#sheet.globalCompositeOperation = 'source-over';
    return this;
  }

  box(left: number, top: number, width: number, height: number, shade = this.#shade, hatch = this.#hatch): this {
    const path = new Path2D();
    path.rect(left, top, width, height);
    return this.cut(path, shade, hatch);
  }

  disc(x: number, y: number, across: number, down = across, shade = this.#shade): this {
    return this.cut(disc(x, y, across, down), shade);
  }

  /** Draws with the origin at a place. */
  at({ x, y, size = 1, turn = 0, mirrored = false }: Place, draw: (form: this) => void): this {
    this.#sheet.save();
    this.#sheet.translate(x, y);
    this.#sheet.rotate((turn * Math.PI) / 180);
    this.#sheet.scale(mirrored ? -size : size, size);
    draw(this);
    this.#sheet.restore();
    return this;
  }

  /** Draws something of the cameos' on this form, with its fine lines lighter. */
  stamp(draw: (cameo: CameoCanvas) => void, shade = this.#shade, lines = 0.7): this {
    const cameo = newCameoCanvas(this.canvas.width, this.canvas.height, 'scene', '#ffffff');
    for (const sheet of [cameo.paper, cameo.gilt]) sheet.setTransform(this.#sheet.getTransform());
    draw(cameo);
    for (const [sheet, tone] of [
      [cameo.paper, toneOf(shade, this.#hatch)],
      [cameo.gilt, toneOf(lines, this.#hatch)],
    ] as const) {
      sheet.resetTransform();
      sheet.globalCompositeOperation = 'source-in';
      sheet.globalAlpha = 1;
      sheet.fillStyle = tone;
      sheet.fillRect(0, 0, this.canvas.width, this.canvas.height);
    }
    this.#sheet.save();
    this.#sheet.resetTransform();
    this.#sheet.drawImage(cameo.paper.canvas, 0, 0);
    this.#sheet.globalCompositeOperation = 'source-atop';
    this.#sheet.drawImage(cameo.gilt.canvas, 0, 0);
    this.#sheet.restore();
    return this;
  }
}

export function disc(x: number, y: number, across: number, down = across): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
  return path;
}

export function pathOf(line: Line, isClosed: boolean): Path2D {
  return typeof line === 'string' ? spline(splinePoints(line), isClosed) : line;
}

function toneOf(shade: number, hatch: number): string {
  const turned = ((hatch % 180) + 180) % 180;
  return `rgb(${Math.round(clamp(shade) * 255)},${Math.round((turned / 180) * 255)},0)`;
}
