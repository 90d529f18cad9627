import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Box } from '../polygon.ts';
import { sharedArea, tipMargin, tipSpot } from './tip-spot.ts';

const tip = { width: 300, height: 100 };
const view = { width: 1000, height: 700 };
const boxOfTip = (spot: { readonly x: number; readonly y: number }, size = tip): Box => ({
  left: spot.x,
  top: spot.y,
  ...size,
});

test('a tip goes above its place, else below it, else beside it', () => {
  const ground = { left: 450, top: 300, width: 100, height: 100 };
  expect(tipSpot({ view, tip, ground })).toEqual({ side: 'above', x: 350, y: 184 });
  expect(tipSpot({ view, tip, ground: { ...ground, top: 60 } })).toEqual({ side: 'below', x: 350, y: 176 });
  const tall = { ...ground, top: 60, height: 600 };
  expect(tipSpot({ view, tip, ground: tall })).toEqual({ side: 'right', x: 566, y: 310 });
  expect(tipSpot({ view, tip, ground: { ...tall, left: 700 } })).toEqual({ side: 'left', x: 384, y: 310 });
});

test('a tip avoids other boxes as far as it can', () => {
  const ground = { left: 450, top: 300, width: 100, height: 100 };
  const marker = { left: 472, top: 210, width: 56, height: 80 };
  const spot = tipSpot({ view, tip, ground, others: [marker] });
  expect(sharedArea(boxOfTip(spot), marker)).toBe(0);
  expect(sharedArea(boxOfTip(spot), ground)).toBe(0);
});

const side = (least: number, most: number) => fc.integer({ min: least, max: most });
const box = fc.record({ left: side(-400, 1400), top: side(-400, 1400), width: side(0, 900), height: side(0, 900) });

test('a tip stays in the view, and beside its place while any side has room', () => {
  fc.assert(
    fc.property(
      fc.record({ width: side(330, 1400), height: side(180, 1000) }),
      fc.record({ width: side(40, 300), height: side(30, 150) }),
      box,
      fc.array(box, { maxLength: 4 }),
      (seen, size, ground, others) => {
        const { x, y } = tipSpot({ view: seen, tip: size, ground, others });
        expect(x).toBeGreaterThanOrEqual(tipMargin);
        expect(y).toBeGreaterThanOrEqual(tipMargin);
        expect(x + size.width).toBeLessThanOrEqual(seen.width - tipMargin);
        expect(y + size.height).toBeLessThanOrEqual(seen.height - tipMargin);
        const right = seen.width - ground.left - ground.width;
        const below = seen.height - ground.top - ground.height;
        const hasRoom =
          Math.max(ground.top, below) >= size.height + tipMargin ||
          Math.max(ground.left, right) >= size.width + tipMargin;
        if (hasRoom) expect(sharedArea(boxOfTip({ x, y }, size), ground)).toBe(0);
      },
    ),
    { numRuns: 2000 },
  );
});
