import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../drawing/field.ts';
import type { Picture } from '../drawing/picture.ts';
import { districtSprites, mainSprites } from './looks.ts';
import { withoutSpecks } from './mask.ts';
import { sheetFiles } from './sheet-files.ts';

const WIDTH = 120;
const HEIGHT = 90;
const RED = [200, 40, 30];
const GREY = [100, 100, 100];

/** A ward of 40 by 20 pixels from 30, 50, a speck of it in a corner, and its main building of 20 by 18. */
const ward = fieldOf(WIDTH, HEIGHT, (index) => (isIn(index, 30, 50, 40, 20) || isIn(index, 2, 2, 5, 5) ? 1 : 0));
const building = fieldOf(WIDTH, HEIGHT, (index) => (isIn(index, 40, 50, 20, 18) ? 1 : 0));
const maps = { lit: plain(RED), unlit: plain(GREY) };
const sprites = [
  ...districtSprites('the-teeth', maps, { mask: withoutSpecks(ward) }),
  ...mainSprites('the-teeth', maps.lit, { mask: building }),
];

describe('the sheets of a map', () => {
  it('name each frame, and where it lies on a map of twice its scale', async () => {
    const files = await sheetFiles('unterzee', sprites, { count: 2, quality: 90 });
    expect(files.map(({ path }) => path)).toEqual([
      'unterzee/spritesheets/unterzee-1.webp',
      'unterzee/spritesheets/unterzee-1.json',
      'unterzee/spritesheets/unterzee-2.webp',
      'unterzee/spritesheets/unterzee-2.json',
    ]);
    const sheets = files.filter(({ path }) => path.endsWith('.json')).map(({ bytes }) => JSON.parse(String(bytes)));
    expect(sheets.map(({ meta }) => [meta.image, meta.scale])).toEqual([
      ['unterzee-1.webp', '0.5'],
      ['unterzee-2.webp', '0.5'],
    ]);
    const frames = Object.assign({}, ...sheets.map((sheet) => sheet.frames));
    expect(Object.keys(frames).sort()).toEqual([
      'the-teeth-available',
      'the-teeth-lit',
      'the-teeth-main',
      'the-teeth-main-selected',
      'the-teeth-selected',
    ]);
    const { frame, world } = frames['the-teeth-lit'];
    expect(world.x + frame.w).toBe(2 * (30 + 20));
    expect(world.y + frame.h).toBe(2 * (50 + 10));
  });

  it('show each sprite where its frame says', async () => {
    const files = await sheetFiles('unterzee', sprites, { count: 2, quality: 90 });
    const seen: Record<string, readonly number[]> = {};
    for (let at = 0; at < files.length; at += 2) {
      const { data, info } = await sharp(files[at]?.bytes).raw().toBuffer({ resolveWithObject: true });
      const { frames, meta } = JSON.parse(String(files[at + 1]?.bytes));
      expect(meta.size).toEqual({ w: info.width, h: info.height });
      for (const [name, { frame }] of Object.entries<{ frame: Record<'x' | 'y' | 'w' | 'h', number> }>(frames)) {
        const middle = (frame.y + (frame.h >> 1)) * info.width + frame.x + (frame.w >> 1);
        seen[name] = [...data.subarray(middle * 4, middle * 4 + 4)];
      }
    }
    expectNear(seen['the-teeth-available'], [66, 70, 78, 255]);
    expectNear(seen['the-teeth-lit'], [200, 40, 30, 255]);
    expectNear(seen['the-teeth-main'], [200, 40, 30, 255]);
    expect(seen['the-teeth-selected']?.[0]).toBeGreaterThan(240);
  });

  it('leave out what is a speck', () => {
    const [available] = sprites;
    expect(available?.picture.width).toBeLessThan(50);
    expect(available?.x).toBeGreaterThan(40);
  });

  it('have a gilt line and a glow about what is selected', () => {
    const lit = sprites[1];
    const selected = sprites[2];
    if (lit === undefined || selected === undefined) throw new Error('A state is missing');
    expect(selected.picture.width).toBeGreaterThan(lit.picture.width + 8);
    const row = selected.picture.height >> 1;
    const line = Array.from({ length: selected.picture.width }, (_, x) => pixel(selected.picture, x, row));
    const edge = (60 - selected.x) / 2;
    const [red = 0, green = 0, blue = 0, alpha = 0] = line[edge] ?? [];
    expect(red).toBeGreaterThan(230);
    expect(green).toBeGreaterThan(150);
    expect(green).toBeGreaterThan(blue + 40);
    expect(alpha).toBeGreaterThan(200);
    expect(line[edge - 7]?.[3]).toBeGreaterThan(20);
    expect(line[edge - 7]?.[3]).toBeLessThan(200);
  });
});

function expectNear(pixelSeen: readonly number[] | undefined, wanted: readonly number[]): void {
  for (const [part, light] of wanted.entries()) expect(Math.abs((pixelSeen?.[part] ?? 0) - light)).toBeLessThan(9);
}

function pixel({ width, bytes }: Picture, x: number, y: number): readonly number[] {
  return [...bytes.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

function isIn(index: number, x: number, y: number, width: number, height: number): boolean {
  const column = index % WIDTH;
  const row = Math.floor(index / WIDTH);
  return column >= x && column < x + width && row >= y && row < y + height;
}

function plain(colour: readonly number[]): Picture {
  const bytes = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => colour[at % 3] ?? 0);
  return { width: WIDTH, height: HEIGHT, channels: 3, bytes };
}
