import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGES } from '../paths.ts';
import { CHART } from './chart-size.ts';

type Place = Readonly<Record<'labelX' | 'labelY', number>>;
type Frame = { readonly frame: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>; readonly world: Point };
type Point = { readonly x: number; readonly y: number };

const BOTH = ['underhall-roads', 'lantern-rock'];
const PORTS: Readonly<Record<string, readonly string[]>> = {
  unterzee: [...BOTH, 'old-tithe-port', 'anchorites', 'pale-harbour', 'the-teeth', 'quarantine'],
  unterzeev2: [...BOTH, 'cinderholm', 'mirrormere', 'weeping-steps', 'the-larder', 'great-puffing', 'the-sill'],
};

describe.each(['unterzee', 'unterzeev2'])('the chart %s', (prefix) => {
  const map = JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../world/maps/${prefix}.json`, import.meta.url)), 'utf8'),
  );
  const places: readonly (readonly [string, Place])[] = Object.entries(map.places);
  const frames = new Map<string, Frame & { readonly sheet: string }>();
  for (const sheet of [1, 2]) {
    const path = join(IMAGES, prefix, 'spritesheets', `${prefix}-${sheet}`);
    for (const [name, frame] of Object.entries<Frame>(JSON.parse(readFileSync(`${path}.json`, 'utf8')).frames)) {
      frames.set(name, { ...frame, sheet: `${path}.webp` });
    }
  }

  it('is there in one picture, light for a first look and as fine as the chart for a nearer one', async () => {
    for (const width of [1600, 2048]) {
      const { width: drawn } = await sharp(join(IMAGES, prefix, `flat-${width}.webp`)).metadata();
      expect(drawn).toBe(width);
    }
  });

  it('has the ports of its edition, each in three states, where the sheets have them', () => {
    expect(places.map(([key]) => key)).toEqual(PORTS[prefix]);
    expect([...frames.keys()].sort()).toEqual(
      places.flatMap(([key]) => ['available', 'lit', 'selected'].map((state) => `${key}-${state}`)).sort(),
    );
  });

  it('has each label within the chart', () => {
    for (const [, { labelX, labelY }] of places) {
      expect(labelX).toBeGreaterThan(80);
      expect(labelX).toBeLessThan(CHART.width - 80);
      expect(labelY).toBeLessThan(CHART.height - 40);
    }
  });

  it('lets fog through nowhere but under its ports, whose sprites hide it', async () => {
    const shown = new Uint8Array(CHART.width * CHART.height);
    for (const layer of ['coastline-sea', 'coastline', 'sea']) {
      const alpha = await alphaOf(join(IMAGES, prefix, `${layer}-2048.webp`));
      for (const [index, solid] of alpha.entries()) shown[index] = Math.max(shown[index] ?? 0, solid);
    }
    const open = shown.reduce((count, solid) => count + (solid < 128 ? 1 : 0), 0);
    expect(open).toBeGreaterThan(places.length * 4000);
    for (const [key] of places) await cover(shown, frames.get(`${key}-lit`));
    expect(shown.reduce((count, solid) => count + (solid < 236 ? 1 : 0), 0)).toBe(0);
  });
});

/** Lays a sprite over what is shown, at twice its size. */
async function cover(shown: Uint8Array, placed: (Frame & { readonly sheet: string }) | undefined): Promise<void> {
  if (placed === undefined) throw new Error('A sprite is missing');
  const { frame, world } = placed;
  const sheet = await alphaOf(placed.sheet);
  const { width } = await sharp(placed.sheet).metadata();
  for (let row = 0; row < frame.h * 2; row += 1) {
    for (let column = 0; column < frame.w * 2; column += 1) {
      const solid = sheet[(frame.y + (row >> 1)) * width + frame.x + (column >> 1)] ?? 0;
      const index = (world.y + row) * CHART.width + world.x + column;
      shown[index] = Math.max(shown[index] ?? 0, solid);
    }
  }
}

async function alphaOf(path: string): Promise<Uint8Array> {
  return await sharp(path).extractChannel('alpha').raw().toBuffer();
}
