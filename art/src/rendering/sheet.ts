import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGES, SHEETS } from '../paths.ts';
import type { Family } from './family.ts';
import { type RenderedRecord, readRecord } from './record.ts';

const SHEET = { width: 1600, gap: 12, most: 60 };
const NAME = { height: 18, size: 13 };

/** Lays the pictures of each family out on sheets with their names under them, to be looked at. */
export async function sheetsOf(families: readonly Family[], tell: (line: string) => void): Promise<void> {
  mkdirSync(SHEETS, { recursive: true });
  for (const family of families) {
    const record = readRecord(family.name);
    const pictures = [...family.specs.keys()].flatMap((name) => widest(record, name));
    for (let from = 0; from < pictures.length; from += SHEET.most) {
      const path = join(SHEETS, `${family.name}-${from / SHEET.most + 1}.png`);
      await writeSheet(pictures.slice(from, from + SHEET.most), path);
      tell(path);
    }
  }
}

type Drawn = { readonly name: string; readonly path: string };

/** The largest of a picture's files, which is the one to judge it by. */
function widest(record: RenderedRecord, name: string): Drawn[] {
  const files = (record.get(name)?.files ?? []).filter((path) => /\.(avif|webp|png|svg)$/.test(path));
  const width = (path: string) => Number(/-(\d+)\.\w+$/.exec(path)?.[1] ?? 0);
  const [path] = [...files].sort((one, other) => width(other) - width(one));
  return path !== undefined && existsSync(join(IMAGES, path)) ? [{ name, path: join(IMAGES, path) }] : [];
}

async function writeSheet(pictures: readonly Drawn[], to: string): Promise<void> {
  const shapes = await Promise.all(pictures.map(({ path }) => sharp(path).metadata()));
  const widestOf = Math.max(...shapes.map(({ width }) => width));
  const across = Math.max(1, Math.min(Math.floor(SHEET.width / Math.min(widestOf, 520)), 10));
  const room = Math.floor((SHEET.width - SHEET.gap) / across) - SHEET.gap;
  const tallest = Math.max(...shapes.map(({ width, height }) => (height / width) * Math.min(room, width)));
  const row = Math.ceil(tallest) + NAME.height + SHEET.gap;
  const layers = await Promise.all(
    pictures.map(async ({ name, path }, at) => {
      const left = SHEET.gap + (at % across) * (room + SHEET.gap);
      const top = SHEET.gap + Math.floor(at / across) * row;
      const fit = { width: room, height: Math.ceil(tallest), fit: 'inside' as const, withoutEnlargement: true };
      const picture = { input: await sharp(path).resize(fit).png().toBuffer(), left, top };
      return [picture, { input: label(name, room), left, top: top + Math.ceil(tallest) }];
    }),
  );
  const height = SHEET.gap + Math.ceil(pictures.length / across) * row;
  const ground = { width: SHEET.width, height, channels: 3 as const, background: '#2a2523' };
  await sharp({ create: ground }).composite(layers.flat()).png().toFile(to);
}

function label(name: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${NAME.height}">` +
      `<text x="0" y="14" font-family="sans-serif" font-size="${NAME.size}" fill="#e8dcc0">${name}</text></svg>`,
  );
}
