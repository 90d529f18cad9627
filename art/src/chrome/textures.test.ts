import { expect, it } from 'vitest';
import type { Picture } from '../drawing/picture.ts';
import { pieces } from './pieces.ts';
import { drawTexture } from './textures.ts';

const cloths = Object.entries(pieces).flatMap(([name, piece]) =>
  piece.kind === 'texture' ? [[name, drawTexture(name, piece)] as const] : [],
);

it.each(cloths)('%s has no seam: its edges are as like each other as neighbours are', (_, picture) => {
  const { width, height } = picture;
  expect(apartAcross(picture, width - 1, 0)).toBeLessThan(1.5 * apartAcross(picture, 150, 151) + 0.5);
  expect(apartDown(picture, height - 1, 0)).toBeLessThan(1.5 * apartDown(picture, 150, 151) + 0.5);
});

it.each(cloths)('words can be read on %s: no point is far from the rest', (_, { bytes }) => {
  const tones = Array.from({ length: bytes.length / 3 }, (_, at) => bytes[at * 3 + 1] ?? 0).sort((a, b) => a - b);
  const at = (share: number): number => tones[Math.floor(share * (tones.length - 1))] ?? 0;
  expect(at(0.99) - at(0.01)).toBeLessThan(40);
});

const toneAt = ({ bytes, width }: Picture, x: number, y: number): number => bytes[(y * width + x) * 3 + 1] ?? 0;

function apartAcross(picture: Picture, one: number, other: number): number {
  let sum = 0;
  for (let y = 0; y < picture.height; y += 1) sum += Math.abs(toneAt(picture, one, y) - toneAt(picture, other, y));
  return sum / picture.height;
}

function apartDown(picture: Picture, one: number, other: number): number {
  let sum = 0;
  for (let x = 0; x < picture.width; x += 1) sum += Math.abs(toneAt(picture, x, one) - toneAt(picture, x, other));
  return sum / picture.width;
}
