import { expect, test } from 'vitest';
import { readProcessUsage, slopeOf } from './process-figures.ts';

test('the usage of a process has its memory and its CPU time', async () => {
  const before = await readProcessUsage(process.pid);
  let spun = 0;
  while (process.cpuUsage().user / 1e6 < before.cpuSeconds + 0.1) spun++;
  const after = await readProcessUsage(process.pid);
  expect(spun).toBeGreaterThan(0);
  expect(after.cpuSeconds).toBeGreaterThan(before.cpuSeconds);
  expect(after.megabytes).toBeGreaterThan(10);
});

test('the slope is of a line through all points, not from the first to the last', () => {
  expect(slopeOf([0, 1, 2, 3].map((x) => ({ x, y: 5 + 2 * x })))).toBeCloseTo(2);
  expect(slopeOf([3, 1, 2, 2, 3, 1].map((y, x) => ({ x, y })))).toBeLessThan(0.2);
});
