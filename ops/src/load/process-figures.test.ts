import { expect, test } from 'vitest';
import { figuresOf, slopeOf } from './process-figures.ts';

test('a process is known by its memory and by the processor’s time it has used', async () => {
  const before = await figuresOf(process.pid);
  let spun = 0;
  while (process.cpuUsage().user / 1e6 < before.cpuSeconds + 0.1) spun++;
  const after = await figuresOf(process.pid);
  expect(spun).toBeGreaterThan(0);
  expect(after.cpuSeconds).toBeGreaterThan(before.cpuSeconds);
  expect(after.megabytes).toBeGreaterThan(10);
});

test('growth is the slope of a line through all figures, not the distance of the first from the last', () => {
  expect(slopeOf([0, 1, 2, 3].map((x) => ({ x, y: 5 + 2 * x })))).toBeCloseTo(2);
  expect(slopeOf([3, 1, 2, 2, 3, 1].map((y, x) => ({ x, y })))).toBeLessThan(0.2);
});
