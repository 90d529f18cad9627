import { describe, expect, it } from 'vitest';
import type { Picture } from '../drawing/picture.ts';
import { families } from './families.ts';

describe.each(families)('the pictures of $name', ({ sample }) => {
  it('are the same each time they are drawn, and neither blank nor black', async () => {
    const first = await sample();
    const second = await sample();
    expect(Buffer.from(second.bytes).equals(Buffer.from(first.bytes))).toBe(true);
    const { mean, least, most } = tonesOf(first);
    expect(mean).toBeGreaterThan(12);
    expect(mean).toBeLessThan(215);
    expect(most - least).toBeGreaterThan(90);
  });
});

/** Of what is there to be seen: what is transparent is not. */
function tonesOf({ bytes, channels }: Picture): {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
} {
  let [sum, count, least, most] = [0, 0, 255, 0];
  for (let at = 0; at < bytes.length; at += channels) {
    if (channels === 4 && (bytes[at + 3] ?? 0) < 128) continue;
    const tone = ((bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + (bytes[at + 2] ?? 0)) / 3;
    sum += tone;
    count += 1;
    least = Math.min(least, tone);
    most = Math.max(most, tone);
  }
  return { mean: sum / count, least, most };
}
