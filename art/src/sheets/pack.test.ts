import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PackedSheet, pack, type Sized } from './pack.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 180 }), height: fc.integer({ min: 1, max: 180 }) });
const things = fc.array(size, { minLength: 5, maxLength: 60 });
const rules = { count: 5, side: 800, gap: 3 };

describe('pictures packed onto sheets', () => {
  it('lie inside their sheet, each of them once, and no sheet is empty or too large', () => {
    fc.assert(
      fc.property(things, (sizes) => {
        const sheets = pack(sizes, rules);
        expect(sheets).toHaveLength(5);
        const placed = sheets.flatMap((sheet) => sheet.placed.map(({ thing }) => thing));
        expect(new Set(placed)).toEqual(new Set(sizes));
        expect(placed).toHaveLength(sizes.length);
        for (const sheet of sheets) {
          expect(sheet.placed.length).toBeGreaterThan(0);
          expect(Math.max(sheet.width, sheet.height)).toBeLessThanOrEqual(800);
          expect(sheet.placed.every((one) => isInside(one, sheet))).toBe(true);
        }
      }),
    );
  });

  it('keep their distance from each other', () => {
    fc.assert(
      fc.property(things, (sizes) => {
        for (const { placed } of pack(sizes, rules)) {
          for (const [at, one] of placed.entries()) {
            for (const other of placed.slice(at + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(3);
          }
        }
      }),
    );
  });

  it('lie at the same places each time', () => {
    fc.assert(
      fc.property(things, (sizes) => {
        expect(pack(sizes, rules)).toEqual(pack(sizes, rules));
      }),
    );
  });

  it('fill their sheets well', () => {
    fc.assert(
      fc.property(fc.array(size, { minLength: 40, maxLength: 60 }), (sizes) => {
        const sheets = pack(sizes, rules);
        const room = sheets.reduce((sum, { width, height }) => sum + width * height, 0);
        const used = sizes.reduce((sum, { width, height }) => sum + (width + 3) * (height + 3), 0);
        expect(used / room).toBeGreaterThan(0.6);
      }),
    );
  });

  it('are refused where they do not fit', () => {
    const large = Array.from({ length: 3 }, () => ({ width: 1500, height: 1100 }));
    expect(() => pack(large, { count: 2 })).toThrow('do not fit on 2 sheets of 2048 pixels');
    expect(() => pack([{ width: 2049, height: 8 }], { count: 1 })).toThrow('do not fit');
    expect(() => pack([{ width: 8, height: 8 }], { count: 2 })).toThrow('cannot fill 2 sheets');
  });
});

type Placed = PackedSheet<Sized>['placed'][number];

function isInside({ thing, x, y }: Placed, { width, height }: Sized): boolean {
  return x >= 0 && y >= 0 && x + thing.width <= width && y + thing.height <= height;
}

function distance(one: Placed, other: Placed): number {
  const across = Math.max(other.x - one.x - one.thing.width, one.x - other.x - other.thing.width);
  const down = Math.max(other.y - one.y - one.thing.height, one.y - other.y - other.thing.height);
  return Math.max(across, down);
}
