import { expect, test } from 'vitest';
import type { Sheet } from './load-pictures.ts';
import { texturesOf } from './textures.ts';

const picture = (width: number, height: number) => ({ width, height, close: () => {} }) as ImageBitmap;
const meta = { image: 'london-1.webp', scale: '0.5' };
const sheets: Sheet[] = [
  {
    image: picture(2048, 1024),
    file: { meta, frames: { 'yard-lit': { frame: { x: 10, y: 20, w: 228, h: 169 }, world: { x: 776, y: 468 } } } },
  },
];
const some = picture(64, 64);

test('a frame is twice as large on the map as on its sheet', {
  meta: { rows: ['C-MAP-066'] },
}, () => {
  const { frames, sources } = texturesOf({
    sheets,
    flat: { sea: some, coastlineSea: some, coastline: some, fog: some },
  });
  const { texture, box } = frames.get('yard-lit') ?? {};
  expect(box).toEqual({ left: 776, top: 468, width: 456, height: 338 });
  expect(texture?.frame).toMatchObject({ x: 10, y: 20, width: 228, height: 169 });
  expect(sources.map(({ width }) => width)).toEqual([2048, 64, 64, 64, 64]);
});
