import sharp from 'sharp';
import { CARD, type IconPicture } from './draw-icon.ts';

export const ICON_WIDTHS = [200, 100] as const;
const QUALITY = { 200: 52, 100: 58 } as const;

/** A drawn card as an AVIF file of the given width. */
export async function encodeIcon(picture: IconPicture, width: (typeof ICON_WIDTHS)[number]): Promise<Buffer> {
  return sharp(picture.bytes, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(width, (width * CARD.height) / CARD.width, { kernel: 'lanczos3' })
    .avif({ quality: QUALITY[width], effort: 4 })
    .toBuffer();
}
