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
  it('is of a map of 5220 by 3000, on five sheets', () => {
    expect([geometry.width, geometry.height, geometry.spriteSheetCount]).toEqual([5220, 3000, 5]);
    for (const { labelX, labelY } of Object.values(geometry.places)) {
      expect(labelX > 0 && labelX < 5220 && labelY > 0 && labelY < 3000).toBe(true);
    }
  });

  it('has every ward and every place within one', () => {
    expect(Object.keys(geometry.places)).toEqual([...wards.map(({ name }) => name), ...Object.keys(spots)]);
  });

  it('gives a ward at most 24 corners, and no two wards a point in common', () => {
    for (const [name, outline] of outlines) {
      expect(outline.length, name).toBeGreaterThan(5);
      expect(outline.length, name).toBeLessThanOrEqual(24);
    }
    const pairs = outlines.flatMap((one, at) => outlines.slice(at + 1).map((other) => [one, other] as const));
    const meeting = pairs.filter(([[, one], [, other]]) => meet(one, other));
    expect(meeting.map(([[one], [other]]) => `${one} and ${other}`)).toEqual([]);
  });

  it('has each place of a ward inside it, but for those on the water', () => {
    const afloat = ['middle-bridge', 'second-helping', 'sounding-stair', 'lee-of-the-hulk'];
    const astray = Object.entries(spots).filter(([name, { at, ward }]) => {
      const outline = outlines.find(([each]) => each === ward)?.[1];
      return outline !== undefined && !afloat.includes(name) && !isInside([at[0] * 2, at[1] * 2], outline);
    });
    expect(astray.map(([name]) => name)).toEqual([]);
  });

  it('says where each sprite lies as its sheet does', () => {
    for (const { name } of wards) {
      for (const state of ['available', 'lit', 'selected'])
        expect(frames.has(`${name}-${state}`), `${name}-${state}`).toBe(true);
      const place = geometry.places[name];
      expect({ x: place?.spriteTopLeftX, y: place?.spriteTopLeftY }).toEqual(frames.get(`${name}-lit`)?.world);
      const selected = { x: place?.selectionSpriteTopLeftX, y: place?.selectionSpriteTopLeftY };
      expect(selected).toEqual(frames.get(`${name}-selected`)?.world);
    }
    const mains = Object.entries(spots).filter(([, { isMain }]) => isMain);
    expect(mains.map(([, { ward }]) => ward).sort()).toEqual(wards.map(({ name }) => name).sort());
    for (const [name] of mains) {
      const place = geometry.places[name];
      const main = { x: place?.mainDestinationSpriteTopLeftX, y: place?.mainDestinationSpriteTopLeftY };
      expect(main).toEqual(frames.get(`${name}-main`)?.world);
      expect(frames.has(`${name}-main-selected`)).toBe(true);
    }
  });

  it('has no sprite that reaches over what its ward can cover: no speck far off draws the frame out', () => {
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

function meet(one: readonly Point[], other: readonly Point[]): boolean {
  const isCrossed = edgesOf(one).some((edge) => edgesOf(other).some((across) => cross(edge, across)));
  return isCrossed || one.some((corner) => isInside(corner, other)) || other.some((corner) => isInside(corner, one));
}

type Edge = readonly [Point, Point];

function edgesOf(outline: readonly Point[]): readonly Edge[] {
  return outline.map((corner, at) => [outline.at(at - 1) ?? corner, corner]);
}

function cross([a, b]: Edge, [c, d]: Edge): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  for (const [[fromX, fromY], [toX, toY]] of edgesOf(outline)) {
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside;
  }
  return inside;
}
