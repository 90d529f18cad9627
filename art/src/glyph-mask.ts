import sharp from 'sharp';
import type { Field } from './field.ts';
import { fieldOf } from './field.ts';
import { glyph } from './glyph.ts';
import type { IconSpec } from './icon-spec.ts';

const GLYPH_SIDE = 512;
const USUAL_SIZE = 0.82;
const RAISED = 0.006;

/** Where the glyph is (1) and is not (0) on a card of the given size. */
export async function glyphMask(spec: IconSpec, width: number, height: number): Promise<Field> {
  const scale = (width * (spec.size ?? USUAL_SIZE)) / GLYPH_SIDE;
  const place = [
    `translate(${width / 2} ${height * (0.5 - RAISED)})`,
    `rotate(${spec.turn ?? 0})`,
    `scale(${spec.mirrored ? -scale : scale} ${scale})`,
    `translate(${-GLYPH_SIDE / 2} ${-GLYPH_SIDE / 2})`,
  ].join(' ');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="#fff">` +
    `<g transform="${place}">${glyph(spec.glyph)}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return fieldOf(width, height, (index) => (alpha[index] ?? 0) / 255);
}
