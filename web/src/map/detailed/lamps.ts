import { spriteScale } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';
import type { Sheet, SheetFrame } from './load-pictures.ts';
import { type SmallCopy, smallCopyOf } from './small-copy.ts';

/** Scale of the reduced copy of a sheet, in which the lamps are detected. */
const copyScale = 1 / 4;
/** Maximum number of lamps per ward, and the minimum distance between lamps in pixels of the copy. */
const maxLamps = 14;
const apart = 5;
/** Minimum glow of a lamp pixel. Glowing pixels are bright, and more yellow than blue. */
const minGlow = 110;

/** Detects the lamps of each lit ward. Keyed by frame name, in map pixels from the frame's upper left corner. */
export function lampsOf(sheets: readonly Sheet[]): ReadonlyMap<string, readonly Point[]> {
  return new Map(
    sheets.flatMap(({ file, image }) => {
      const lit = Object.entries(file.frames).filter(([name]) => name.endsWith('-lit'));
      if (lit.length === 0) return [];
      const copy = smallCopyOf(image, Math.round(image.width * copyScale));
      return lit.map(([name, { frame }]) => [name, lampsIn(frame, copy)] as const);
    }),
  );
}

/** The brightest points of a frame, each at least `apart` from the others. */
export function lampsIn({ x: left, y: top, w, h }: SheetFrame['frame'], copy: SmallCopy): readonly Point[] {
  const [width, height] = [Math.floor(w * copyScale), Math.floor(h * copyScale)];
  const bright: { readonly x: number; readonly y: number; readonly glow: number }[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const [red, green, blue] = copy.at({ x: left * copyScale + x, y: top * copyScale + y });
      const glow = red * 0.7 + green * 0.5 - blue * 0.6;
      if (glow >= minGlow) bright.push({ x, y, glow });
    }
  }
  const lamps: Point[] = [];
  for (const { x, y } of bright.sort((one, other) => other.glow - one.glow)) {
    if (lamps.length === maxLamps) break;
    if (lamps.every((lamp) => Math.hypot(lamp.x - x, lamp.y - y) >= apart)) lamps.push({ x, y });
  }
  // Map pixels in one pixel of the copy.
  const onMap = 1 / copyScale / spriteScale;
  return lamps.map(({ x, y }) => ({ x: (x + 0.5) * onMap, y: (y + 0.5) * onMap }));
}
