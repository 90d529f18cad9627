import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import { CANDLE } from './candle.ts';
import { paintDish } from './candle-dish.ts';
import { paintFlame } from './candle-flame.ts';
import { paintSmoke } from './candle-smoke.ts';
import { paintWax, paintWick } from './candle-wax.ts';
import { paintPicture } from './paint.ts';

/** Every number here counts in pixels of the page: half of those of the picture. */
const SIZE = { width: CANDLE.width / 2, height: CANDLE.height / 2 };
const TOP = CANDLE.waxTop / 2;
const FOOT = CANDLE.waxFoot / 2;
const STUB = 9;
const noise = fractalNoise('candle');

export type CandlePart = 'dish' | 'wax' | 'flame' | 'stub';

/** One of the parts that lie on each other and are a candle; `pixelRatio` pixels to one of the page. */
export function drawCandle(part: CandlePart, pixelRatio: number): Picture {
  return paintPicture(SIZE, pixelRatio, (point, x, y) => {
    if (part === 'dish') paintDish(point, x, y, noise, 1);
    if (part === 'wax') paintWax(point, x, y, noise, { top: TOP, foot: FOOT, lit: 1 });
    if (part === 'flame') {
      paintWick(point, x, y, TOP, 7);
      paintFlame(point, x, y, TOP);
    }
    if (part === 'stub') {
      paintSmoke(point, x, y, FOOT - STUB - 7, noise);
      paintWax(point, x, y, noise, { top: FOOT - STUB, foot: FOOT, lit: 0 });
      paintWick(point, x, y, FOOT - STUB, 7);
    }
  });
}
