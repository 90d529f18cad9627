import { expect, test } from 'vitest';
import { nodeRuntime } from '../runtime/node-runtime.ts';
import { logOncePerSecond } from './log-failures.ts';

test('logs each cause once a second and counts the skipped ones', {
  meta: { asvs: ['16.3.4'] },
}, async () => {
  const lines: unknown[] = [];
  const log = logOncePerSecond(nodeRuntime);
  const sink = { error: (line: unknown) => void lines.push(line) };
  const [away, wrong] = [new Error('away'), new Error('wrong')];

  for (let i = 0; i < 40; i++) log(sink, new Error('away'));
  log(sink, wrong);
  expect(lines).toEqual([away, wrong]);

  await expect
    .poll(
      () => {
        log(sink, new Error('away'));
        return lines.length;
      },
      { timeout: 20_000 },
    )
    .toBe(3);
  expect((lines[2] as { alike: number }).alike).toBeGreaterThanOrEqual(39);
});
