import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { seededRandom } from '../drawing/seeded-random.ts';
import type { Plate } from './plate-type.ts';
import type { Port } from './port.ts';

/** The reach of a landmark's plate from the foot of the landmark, in map pixels: to either side, up and down. */
export const PLATE = { beside: 230, above: 230, below: 170 } as const;

export type DrawnPlate = {
  readonly plate: Plate;
  readonly canvas: { readonly tones: Canvas; readonly lamps: Canvas };
  /** The upper left pixel of the plate, on a chart of the plate's scale. */
  readonly left: number;
  readonly top: number;
};

export function plateFor(port: Port, scale: number): DrawnPlate {
  const width = Math.ceil(2 * PLATE.beside * scale);
  const height = Math.ceil((PLATE.above + PLATE.below) * scale);
  const left = Math.round((port.x + port.stands[0] - PLATE.beside) * scale);
  const top = Math.round((port.y + port.stands[1] - PLATE.above) * scale);
  const canvas = { tones: createCanvas(width, height), lamps: createCanvas(width, height) };
  const tones = canvas.tones.getContext('2d');
  const lamps = canvas.lamps.getContext('2d');
  lamps.fillStyle = '#000';
  lamps.fillRect(0, 0, width, height);
  for (const pen of [tones, lamps]) {
    pen.scale(scale, scale);
    pen.translate(PLATE.beside, PLATE.above);
    pen.lineJoin = 'round';
  }
  return { plate: { tones, lamps, random: seededRandom(`landmark of ${port.key}`) }, canvas, left, top };
}
