import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IMAGES } from '../paths.ts';
import type { MapGeometry } from './geometry.ts';
import type { Point } from './region.ts';
import { spots } from './spots.ts';
import { wards } from './wards.ts';

type Frame = { readonly frame: { readonly w: number; readonly h: number }; readonly world: Record<'x' | 'y', number> };

const geometry: MapGeometry = JSON.parse(readFileSync(join(IMAGES, '../../world/maps/london.json'), 'utf8'));
const frames = new Map(
  Array.from({ length: geometry.spriteSheetCount }, (_, at): [string, Frame][] => {
    const sheet = readFileSync(join(IMAGES, `london/spritesheets/london-${at + 1}.json`), 'utf8');
    return Object.entries(JSON.parse(sheet).frames);
  }).flat(),
);
const outlines = wards.map(({ name }) => [name, cornersOf(geometry.places[name]?.hitbox)] as const);

describe('the geometry of the city', () => {
  it('has every ward and every place within one', () => {
    expect(Object.keys(geometry.places)).toEqual([...wards.map(({ name }) => name), ...Object.keys(spots)]);
  });

  it('gives a ward 6 to 24 corners', () => {
    for (const [name, outline] of outlines) {
      expect(outline.length, name).toBeGreaterThan(5);
      expect(outline.length, name).toBeLessThanOrEqual(24);
    }
  });

  it('has each place of a ward inside it, except those on the water', () => {
    const afloat = ['middle-bridge', 'second-helping', 'sounding-stair', 'lee-of-the-hulk'];
    const astray = Object.entries(spots).filter(([name, { at, ward }]) => {
      const outline = outlines.find(([each]) => each === ward)?.[1];
      return outline !== undefined && !afloat.includes(name) && !isInside([at[0] * 2, at[1] * 2], outline);
    });
    expect(astray.map(([name]) => name)).toEqual([]);
  });

  it('has one main building in each ward', () => {
    const mains = Object.values(spots).filter(({ isMain }) => isMain);
    expect(mains.map(({ ward }) => ward).sort()).toEqual(wards.map(({ name }) => name).sort());
  });

  it('has no sprite larger than a ward can be, as a distant speck would make it', () => {
    const largest = Math.max(...[...frames.values()].map(({ frame }) => Math.max(frame.w, frame.h)));
    expect(largest).toBeLessThan(820);
  });
});

function cornersOf(hitbox: unknown): readonly Point[] {
  return String(hitbox)
    .split(' ')
    .map((corner): Point => {
      const [x, y] = corner.split(',').map(Number);
      return [x ?? Number.NaN, y ?? Number.NaN];
    });
}

type Edge = readonly [Point, Point];

function edgesOf(outline: readonly Point[]): readonly Edge[] {
  return outline.map((corner, at) => [outline.at(at - 1) ?? corner, corner]);
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (const [[fromX, fromY], [toX, toY]] of edgesOf(outline)) {
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}
