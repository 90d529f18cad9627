import { blur } from '../drawing/blur.ts';
import { type Colour, colour, mix, times, toByte } from '../drawing/colour.ts';
import { smoothstep } from '../drawing/curves.ts';
import { at, type Field, fieldOf } from '../drawing/field.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import type { CameoCanvas } from './cameo-canvas.ts';
import type { CameoSpec } from './cameo-spec.ts';
import { GROUNDS, groundAt } from './grounds.ts';
import { CAMEO, FRAMES, frameAt, frameCover, pictureCover, placeInOval } from './oval-frame.ts';
import { drawSitter } from './sitter.ts';

const INK = colour('#120d0b');
const LIT_INK = colour('#30251e');

/** A finished cameo, `pixelRatio` times as wide and high as 260 by 338. */
export function drawCameo(name: string, spec: CameoSpec, pixelRatio = 3): Picture {
  const width = CAMEO.width * pixelRatio;
  const height = CAMEO.height * pixelRatio;
  const canvas = drawSitter(name, spec, pixelRatio);
  const cutOut = alphaOf(canvas, width, height);
  const shadow = blur(cutOut, 1.9 * pixelRatio);
  const giltPixels = canvas.gilt.getImageData(0, 0, width, height).data;
  const noise = fractalNoise(`cameo ${name}`);
  const ground = GROUNDS[spec.ground];
  const linear = Float32Array.from({ length: 256 }, (_, byte) => screen(byte));
  const bytes = new Uint8Array(width * height * 4);
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, index += 1) {
      const x = (column + 0.5) / pixelRatio;
      const y = (row + 0.5) / pixelRatio;
      const place = placeInOval(x, y);
      const opacity = pictureCover(place);
      if (opacity === 0) continue;
      const framed = frameCover(place);
      let light: Colour = [0, 0, 0];
      if (framed < 1) {
        light = groundAt(ground, noise, x / CAMEO.width, y / CAMEO.height, place.share);
        light = times(
          light,
          1 - 0.5 * at(shadow, column - Math.round(2.2 * pixelRatio), row - Math.round(2.6 * pixelRatio)),
        );
        const paper = cutOut.values[index] ?? 0;
        if (paper > 0) light = mix(light, paperAt(x, y, noise(x * 0.036, y * 0.036, 3)), paper);
        const gilt = ((giltPixels[index * 4 + 3] ?? 0) / 255) * paper * 0.94;
        if (gilt > 0) {
          const worn = 1 + 0.1 * noise(x * 0.5, y * 0.5, 1);
          const part = (channel: number) => (linear[giltPixels[index * 4 + channel] ?? 0] ?? 0) * worn;
          light = mix(light, [part(0), part(1), part(2)], gilt);
        }
      }
      if (framed > 0) light = mix(light, frameAt(place, FRAMES.gilt), framed);
      for (let channel = 0; channel < 3; channel += 1) bytes[index * 4 + channel] = toByte(light[channel] ?? 0);
      bytes[index * 4 + 3] = Math.round(opacity * 255);
    }
  }
  return { width, height, channels: 4, bytes };
}

/** Black paper is not flat: it takes a little light from the upper left. */
function paperAt(x: number, y: number, cloud: number): Colour {
  const lit = smoothstep(-0.6, 0.9, (0.46 - x / CAMEO.width) * 2.2 + (0.42 - y / CAMEO.height) * 1.4);
  return mix(INK, LIT_INK, 0.35 * (0.5 + 0.5 * cloud) + 0.3 * lit);
}

function alphaOf({ paper }: CameoCanvas, width: number, height: number): Field {
  const { data } = paper.getImageData(0, 0, width, height);
  return fieldOf(width, height, (index) => (data[index * 4 + 3] ?? 0) / 255);
}

function screen(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
