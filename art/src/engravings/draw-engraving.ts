import { type Colour, colour, toByte } from '../drawing/colour.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import { cardFrame } from '../icons/card-frame.ts';
import { CATEGORIES } from '../icons/category.ts';
import { Block } from '../scenes/block.ts';
import { print } from '../scenes/print.ts';
import { newWood } from '../scenes/wood.ts';
import { CARD, type Engraving } from './engraving.ts';

const EXPOSURE = 1.12;
/** The units that cards are framed in are thirds of ours. */
const FRAME = 3;
const LINEAR = Float32Array.from(
  { length: 256 },
  (_, byte) => colour(`#${byte.toString(16).padStart(2, '0').repeat(3)}`)[0],
);

/** A framed engraving, `pixelRatio` times as large as its units. */
export function drawEngraving(name: string, engraving: Engraving, pixelRatio: number): Picture {
  const wood = newWood(`engraving ${name}`, engraving, pixelRatio, CARD);
  engraving.draw(new Block(wood));
  return framed(name, engraving, print(wood, engraving.exposure ?? EXPOSURE));
}

function framed(name: string, { card }: Engraving, picture: Picture): Picture {
  const { width, height, bytes } = picture;
  const noise = fractalNoise(name);
  const across = CARD.width / FRAME;
  const down = CARD.height / FRAME;
  const pixel = across / width;
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 3) {
      const [x, y] = [column * pixel, row * pixel];
      const under: Colour = [linear(bytes[at]), linear(bytes[at + 1]), linear(bytes[at + 2])];
      const light = 0.55 + 0.6 * (0.4 * (1 - x / across) + 0.6 * (1 - y / down)) * (0.9 + 0.3 * noise(x / 9, y / 9, 2));
      const over = cardFrame(
        CATEGORIES[card],
        under,
        Math.min(x, across - pixel - x),
        Math.min(y, down - pixel - y),
        light,
      );
      for (const part of [0, 1, 2] as const) bytes[at + part] = toByte(over[part]);
    }
  }
  return picture;
}

const linear = (byte = 0): number => LINEAR[byte] ?? 0;
