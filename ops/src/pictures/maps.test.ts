import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceDrawing } from '@underhall/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { cornersOf, doMeet, isInside } from './outlines.ts';

type Frame = {
  readonly frame: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly world: { readonly x: number; readonly y: number };
};
type Sheet = {
  readonly frames: Readonly<Record<string, Frame>>;
  readonly meta: { readonly image: string; readonly scale: string; readonly size: Readonly<Record<'w' | 'h', number>> };
};
type MapFile = PlaceDrawing & { readonly places: Readonly<Record<string, PlaceDrawing>> };

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const sea = { width: 2048, height: 1178, minDestZoom: 4.35107444, spriteSheetCount: 2 };
const rows = { rows: ['C-MAP-062', 'C-MAP-063', 'C-MAP-064', 'C-MAP-065'] };

describe.each([
  ['london', { width: 5220, height: 3000, minDestZoom: 3.5, spriteSheetCount: 5 }],
  ['unterzee', sea],
  ['unterzeev2', sea],
])('the committed map of %s', (prefix, geometry) => {
  const map: MapFile = readJson(`world/maps/${prefix}.json`);
  const sheets = Array.from(
    { length: geometry.spriteSheetCount },
    (_, at): Sheet => readJson(`art/images/${prefix}/spritesheets/${prefix}-${at + 1}.json`),
  );
  const frames = new Map(sheets.flatMap((sheet) => Object.entries(sheet.frames)));
  const drawn = Object.entries(map.places).filter(([, { sprite }]) => sprite !== undefined);

  it('has the size, zoom and number of sheets of the specification', { meta: rows }, () => {
    expect(map).toMatchObject({ rootPrefix: prefix, ...geometry });
    for (const { labelX, labelY } of Object.values(map.places)) {
      expect(labelX > 0 && labelX < geometry.width && labelY > 0 && labelY < geometry.height).toBe(true);
    }
  });

  it('has sheets at half scale, with every frame inside its sheet', { meta: { rows: ['C-MAP-066'] } }, () => {
    for (const [at, { frames: own, meta }] of sheets.entries()) {
      expect(meta).toMatchObject({ image: `${prefix}-${at + 1}.webp`, scale: '0.5' });
      for (const [name, { frame }] of Object.entries(own)) {
        expect(frame.x + frame.w, name).toBeLessThanOrEqual(meta.size.w);
        expect(frame.y + frame.h, name).toBeLessThanOrEqual(meta.size.h);
      }
    }
  });

  it('places each sprite where its sheet does', () => {
    expect(drawn.length).toBeGreaterThan(5);
    for (const [key, place] of drawn) {
      const worldOf = (state: string) => frames.get(`${place.sprite}-${state}`)?.world;
      const lit = { x: place.spriteTopLeftX, y: place.spriteTopLeftY };
      const main = { x: place.mainDestinationSpriteTopLeftX, y: place.mainDestinationSpriteTopLeftY };
      const selected = { x: place.selectionSpriteTopLeftX, y: place.selectionSpriteTopLeftY };
      const isMain = place.mainDestinationHitbox !== undefined;
      const [usual, chosen] = isMain ? (['main', 'main-selected'] as const) : (['lit', 'selected'] as const);
      expect(worldOf(usual), key).toEqual(isMain ? main : lit);
      expect(worldOf(chosen), key).toEqual(selected);
      if (!isMain) expect(worldOf('available'), key).toBeDefined();
    }
  });

  it('has districts that do not overlap, so that each can be clicked', () => {
    const districts = drawn.filter(([, place]) => place.spriteTopLeftX !== undefined);
    const outlines = districts.map(([key, { hitbox = '' }]) => [key, cornersOf(hitbox)] as const);
    const overlaps = outlines.flatMap(([one, corners], at) =>
      outlines.slice(at + 1).flatMap(([other, others]) => (doMeet(corners, others) ? [`${one} and ${other}`] : [])),
    );

    expect(outlines.length).toBeGreaterThan(5);
    expect(overlaps).toEqual([]);
  });
});

it('an island of the sea has its label on no other island', () => {
  for (const prefix of ['unterzee', 'unterzeev2']) {
    const places = Object.entries((readJson(`world/maps/${prefix}.json`) as MapFile).places);
    for (const [key, { labelX, labelY }] of places) {
      const covered = places.filter(
        ([other, { hitbox = '' }]) => other !== key && isInside([labelX, labelY], cornersOf(hitbox)),
      );
      expect(covered.map(([other]) => `the label of ${key} lies on ${other}`)).toEqual([]);
    }
  }
});
