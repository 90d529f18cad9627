import sharp from 'sharp';

/** A box round what is drawn, in the units of the drawing. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIDE = 512;
const MARGIN = 128;
const SCALE = 0.5;

/** The smallest box round a drawing made on a square of 512, also where it runs over the square's edge. */
export async function glyphBounds(drawing: string): Promise<Bounds> {
  const side = (SIDE + 2 * MARGIN) * SCALE;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" color="#fff">` +
    `<g transform="scale(${SCALE}) translate(${MARGIN} ${MARGIN})">${drawing}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  let [left, top, right, bottom] = [side, side, 0, 0];
  alpha.forEach((value, index) => {
    if (value < 32) return;
    const x = index % side;
    const y = Math.floor(index / side);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  if (right <= left) throw new Error('The drawing is empty');
  return {
    left: left / SCALE - MARGIN,
    top: top / SCALE - MARGIN,
    width: (right - left) / SCALE,
    height: (bottom - top) / SCALE,
  };
}
