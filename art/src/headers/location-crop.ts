import { clamp } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';

export const LOCATION_CROPS = [
  { width: 400, quality: 46 },
  { width: 200, quality: 48 },
];

/** A square crop of a banner about a place in its width (a share), with corners as dark as the banner's own. */
export function locationCrop({ width, height, bytes }: Picture, at: number): Picture {
  const left = Math.round(clamp(at * width - height / 2, 0, width - height));
  const square = new Uint8Array(3 * height * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < height; x += 1) {
      const away = Math.hypot((2 * x) / height - 1, (2 * y) / height - 1.1);
      const brightness = 1 - 0.62 * clamp((away - 0.35) / 1.05) ** 1.6;
      for (let channel = 0; channel < 3; channel += 1) {
        const from = 3 * (y * width + left + x) + channel;
        square[3 * (y * height + x) + channel] = Math.round((bytes[from] ?? 0) * brightness);
      }
    }
  }
  return { width: height, height, channels: 3, bytes: square };
}
