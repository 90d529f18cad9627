import type { Point } from '../polygon.ts';

/** A reduced copy of a picture whose pixels can be read. */
export type SmallCopy = {
  readonly width: number;
  readonly height: number;
  /** Returns the channels of a pixel, 0 to 255. Pixels outside the copy are all 0. */
  at(point: Point): readonly [red: number, green: number, blue: number, cover: number];
};

/** Makes a copy of this width in pixels. Every pixel is 0 if the browser has no canvas. */
export function smallCopyOf(picture: ImageBitmap, width: number): SmallCopy {
  const height = Math.round((picture.height / picture.width) * width);
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  drawing?.drawImage(picture, 0, 0, width, height);
  const data = drawing?.getImageData(0, 0, width, height).data ?? [];
  return {
    width,
    height,
    at: ({ x, y }) => {
      const from = (Math.floor(y) * width + Math.floor(x)) * 4;
      return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, data[from + 3] ?? 0];
    },
  };
}
