import { describe, expect, it } from 'vitest';
import { drawIcon, type IconPicture } from './draw-icon.ts';

describe('an icon', () => {
  it('is the same picture each time it is drawn', async () => {
    const first = await draw();
    const second = await draw();
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  it('is neither blank nor black', async () => {
    const { bytes } = await draw();
    const tones = [...bytes];
    const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
    expect(mean).toBeGreaterThan(20);
    expect(mean).toBeLessThan(160);
    expect(Math.max(...new Set(tones)) - Math.min(...new Set(tones))).toBeGreaterThan(150);
  });
});

async function draw(): Promise<IconPicture> {
  return drawIcon('candle-end', { glyph: 'candle-light', category: 'mystery' });
}
