import { toByte } from '../drawing/colour.ts';
import type { Picture } from '../drawing/picture.ts';
import { CAMEO, type FrameMetal, frameAt, frameCover, pictureCover, placeInOval } from './oval-frame.ts';

/** A frame without a sitter, `pixelRatio` times as wide and high as 260 by 338. */
export function drawFrame(metal: FrameMetal, pixelRatio: number): Picture {
  const width = CAMEO.width * pixelRatio;
  const height = CAMEO.height * pixelRatio;
  const bytes = new Uint8Array(width * height * 4);
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, index += 4) {
      const place = placeInOval((column + 0.5) / pixelRatio, (row + 0.5) / pixelRatio);
      const cover = frameCover(place) * pictureCover(place);
      if (cover === 0) continue;
      const light = frameAt(place, metal);
      for (const channel of [0, 1, 2] as const) bytes[index + channel] = toByte(light[channel]);
      bytes[index + 3] = Math.round(cover * 255);
    }
  }
  return { width, height, channels: 4, bytes };
}
