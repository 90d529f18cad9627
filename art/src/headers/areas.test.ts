import { describe, expect, it } from 'vitest';
import { bannersOfWorld } from './area-parts.ts';
import { AREAS } from './areas.ts';
import { locationCrop } from './location-crop.ts';

describe('The banners of areas', () => {
  it('are there for every area of the world that names one', () => {
    const named = [...bannersOfWorld()];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !AREAS.has(name))).toEqual([]);
  });

  it('do not show the same thing twice in the same way', () => {
    const shown = [...AREAS].map(([name, { motif, focal, near }]) =>
      focal === 'nothing' ? `${motif} of ${name}` : `${motif}, ${focal}, ${near}`,
    );
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('are cut square about what they are of', () => {
    const bytes = new Uint8Array(3 * 400 * 100);
    bytes.fill(200, 3 * (50 * 400 + 300), 3 * (50 * 400 + 301));
    const square = locationCrop({ width: 400, height: 100, channels: 3, bytes }, 0.75);
    expect([square.width, square.height]).toEqual([100, 100]);
    expect(square.bytes[3 * (50 * 100 + 50)]).toBeGreaterThan(180);
  });
});
