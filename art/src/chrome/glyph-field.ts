import sharp from 'sharp';
import { type Field, fieldOf } from '../drawing/field.ts';
import { glyph } from '../icons/glyph.ts';
import { glyphBounds } from '../icons/glyph-bounds.ts';

/**
 * The coverage of a glyph on a picture, 1 on the glyph and 0 beside it: its longer side is `size` pixels long, about a
 * middle.
 */
export async function glyphField(
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): Promise<Field> {
  const drawing = glyph(name);
  const bounds = await glyphBounds(drawing);
  const scale = size / Math.max(bounds.width, bounds.height);
  const left = x - scale * (bounds.left + bounds.width / 2);
  const top = y - scale * (bounds.top + bounds.height / 2);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="#fff">` +
    `<g transform="translate(${left} ${top}) scale(${scale})">${drawing}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return fieldOf(width, height, (index) => (alpha[index] ?? 0) / 255);
}
