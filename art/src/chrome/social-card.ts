import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Picture } from '../drawing/picture.ts';
import { IMAGES } from '../paths.ts';
import { dividers } from './dividers.ts';

/** The preview picture of links to the game: a hero, with the game's name in the calm half. */
export type SocialCardSpec = {
  readonly hero: string;
  readonly title: string;
  readonly lines: readonly string[];
};

const SIZE = { width: 1200, height: 630 };
const LEFT = 76;

/** A card of 1200 by 630. */
export async function drawSocialCard({ hero, title, lines }: SocialCardSpec): Promise<Picture> {
  const ground = await sharp(join(IMAGES, 'heroes', `${hero}-1600.avif`))
    .resize(SIZE.width, SIZE.height, { fit: 'cover', position: 'right' })
    .removeAlpha()
    // It is mostly seen as small as a stamp, where the dark of a hero is only dark.
    .linear(1.3, 2)
    .png()
    .toBuffer();
  const rule = await sharp(Buffer.from(dividers.flourish()), { density: 96 }).png().toBuffer();
  const { data, info } = await sharp(ground)
    .composite([{ input: letters(title, lines) }, { input: rule, left: LEFT + 30, top: 338 }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels as 3 | 4, bytes: data };
}

function letters(title: string, lines: readonly string[]): Buffer {
  font('im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2', 'Fell Capitals');
  font('im-fell-english/files/im-fell-english-latin-400-italic.woff2', 'Fell Italic');
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  const scrim = context.createLinearGradient(0, 0, SIZE.width * 0.72, 0);
  scrim.addColorStop(0, 'rgba(9, 8, 8, 0.86)');
  scrim.addColorStop(0.55, 'rgba(9, 8, 8, 0.55)');
  scrim.addColorStop(1, 'rgba(9, 8, 8, 0)');
  context.fillStyle = scrim;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.shadowColor = 'rgba(0, 0, 0, 0.9)';
  context.shadowBlur = 14;
  context.fillStyle = '#f1e4c3';
  context.font = '128px "Fell Capitals"';
  context.fillText(title, LEFT, 310);
  context.fillStyle = '#d8c9a4';
  context.font = '38px "Fell Italic"';
  lines.forEach((line, at) => {
    context.fillText(line, LEFT + 4, 446 + 50 * at);
  });
  frame(context);
  return canvas.toBuffer('image/png');
}

function frame(context: SKRSContext2D): void {
  context.shadowBlur = 0;
  context.strokeStyle = '#c9a763';
  for (const [inset, width] of [
    [17, 2.2],
    [25, 0.9],
  ] as const) {
    const cut = 30;
    const [right, bottom] = [SIZE.width - inset, SIZE.height - inset];
    context.lineWidth = width;
    context.beginPath();
    context.arc(inset, inset, cut, Math.PI / 2, 0, true);
    context.arc(right, inset, cut, Math.PI, Math.PI / 2, true);
    context.arc(right, bottom, cut, -Math.PI / 2, Math.PI, true);
    context.arc(inset, bottom, cut, 0, -Math.PI / 2, true);
    context.closePath();
    context.stroke();
  }
}

const registeredFonts = new Set<string>();

function font(file: string, name: string): void {
  if (registeredFonts.has(name)) return;
  registeredFonts.add(name);
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)), name);
}
