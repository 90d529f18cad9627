import { expect, it } from 'vitest';
import { fogTile } from './fog-tile.ts';

const SIDE = 256;

it('fog goes on over the edges of its tile', () => {
  const { bytes } = fogTile(SIDE);
  const light = (x: number, y: number): number => bytes[((y % SIDE) * SIDE + (x % SIDE)) * 3] ?? 0;
  const stepDown = (y: number): number => mean((x) => Math.abs(light(x, y) - light(x, y + 1)));
  const stepAcross = (x: number): number => mean((y) => Math.abs(light(x, y) - light(x + 1, y)));
  const inside = Array.from({ length: SIDE - 1 }, (_, at) => at);
  expect(stepDown(SIDE - 1)).toBeLessThan(Math.max(...inside.map(stepDown)));
  expect(stepAcross(SIDE - 1)).toBeLessThan(Math.max(...inside.map(stepAcross)));
});

function mean(of: (at: number) => number): number {
  let sum = 0;
  for (let at = 0; at < SIDE; at += 1) sum += of(at);
  return sum / SIDE;
}
