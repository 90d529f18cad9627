import sharp from 'sharp';
import { type Field, fieldOf } from '../drawing/field.ts';
import { glyph } from './glyph.ts';
import { glyphBounds } from './glyph-bounds.ts';
import type { IconSpec } from './icon-spec.ts';
import { onSheet } from './on-sheet.ts';

const WIDEST = 0.8;
const TALLEST = 0.69;
const LARGEST = 0.98;
const RAISED = 0.006;
const SIDE = 512;

/**
 * The coverage of a glyph on a card of the given size, 1 on the glyph and 0 beside it: fitted to the card and centred.
 */
export async function glyphMask(spec: IconSpec, width: number, height: number): Promise<Field> {
  const drawing = turned(spec.sheet === undefined ? glyph(spec.glyph) : onSheet(glyph(spec.glyph), spec.sheet), spec);
  const bounds = await glyphBounds(drawing);
  const fit = Math.min((width * WIDEST) / bounds.width, (height * TALLEST) / bounds.height, (width * LARGEST) / SIDE);
  const scale = fit * (spec.size ?? 1);
  const left = width / 2 - scale * (bounds.left + bounds.width / 2);
  const top = height * (0.5 - RAISED) - scale * (bounds.top + bounds.height / 2);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="#fff">` +
    `<g transform="translate(${left} ${top}) scale(${scale})">${drawing}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return fieldOf(width, height, (index) => (alpha[index] ?? 0) / 255);
}

function turned(drawing: string, spec: IconSpec): string {
  const mirror = spec.mirrored ? `translate(${SIDE} 0) scale(-1 1)` : '';
  const bold = spec.bold ? ` stroke="currentColor" stroke-width="${spec.bold}" stroke-linejoin="round"` : '';
  return `<g transform="rotate(${spec.turn ?? 0} ${SIDE / 2} ${SIDE / 2}) ${mirror}"${bold}>${drawing}</g>`;
}
