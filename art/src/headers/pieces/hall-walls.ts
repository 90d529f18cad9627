import { lerp } from '../../drawing/curves.ts';
import { candle } from '../../scene/parts/lamps.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import type { Point, SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';
import { onWall } from '../motifs/hall.ts';

/** One bay of a hall's side wall, from one reach out to another: a piece for the hall motif. */
type Bay = (across: (share: number, up: number) => Point, layer: SceneLayer, detail: number) => void;

function bay(draw: Bay): Piece {
  return (layer, middle, from, to) => {
    const across = (share: number, up: number): Point => onWall(middle, 1 / lerp(1 / from, 1 / to, share), up);
    layer.fill([across(0, 0), across(1, 0), across(1, 1), across(0, 1)], 0.3);
    draw(across, layer, Math.abs(to));
  };
}

const ROWS = 8;

/** Books by loudness: the thin quiet ones above. */
export const bookWall = bay((across, layer, detail) => {
  for (let row = 0; row < ROWS; row += 1) {
    const [low, high] = [(row + 0.06) / (ROWS + 1), (row + 1) / (ROWS + 1)];
    const books = Math.round(16 + 12 * detail);
    for (let book = 0; book < books; book += 1) {
      const [left, right] = [book / books, (book + 0.84) / books];
      const top = lerp(low, high, layer.random.between(0.6, 0.92));
      const shade = layer.random.chance(0.1) ? 0.16 : layer.random.between(0.3, 0.74);
      layer.fill([across(left, low), across(right, low), across(right, top), across(left, top)], shade);
    }
    layer.line([across(0, low), across(1, low)], Math.max(1, 2.4 * detail), 0.6);
  }
});

/** Corked jars on shelves, a few of them alight with what was said into them. */
export const jarWall = bay((across, layer, detail) => {
  for (let row = 0; row < 5; row += 1) {
    const [low, high] = [(row + 0.05) / 6, (row + 1) / 6];
    const jars = Math.round(7 + 5 * detail);
    for (let jar = 0; jar < jars; jar += 1) {
      const [left, right, neck] = [(jar + 0.08) / jars, (jar + 0.86) / jars, (jar + 0.47) / jars];
      const top = lerp(low, high, 0.74);
      const body = [across(left, low), across(right, low), across(right, top), across(left, top)];
      layer.fill(body, 0.4);
      const speaks = layer.random.chance(0.42);
      if (speaks)
        layer.light(
          body,
          layer.random.pick(['#58d8f0', '#8ff0d8', '#b8e8ff', '#ffd8a0']),
          layer.random.between(0.15, 0.5),
        );
      const [x, y] = across(neck, lerp(low, high, 0.84));
      layer.box(x - 3 * detail, y - 2 * detail, 6 * detail, 8 * detail, 0.6);
      layer.line([across(left, lerp(low, high, 0.3)), across(right, lerp(low, high, 0.3))], 1.4 * detail, 0.7);
    }
    layer.line([across(0, low), across(1, low)], Math.max(1, 3 * detail), 0.6);
  }
});

/** Trays of lit candles in tiers, and somebody's chair by each. */
export const candleTrays = bay((across, layer, detail) => {
  for (let tier = 0; tier < 4; tier += 1) {
    const up = 0.08 + tier * 0.14;
    layer.line([across(0, up), across(1, up)], Math.max(1.2, 5 * detail), 0.5);
    const candles = Math.round(9 + 5 * detail);
    for (let one = 0; one < candles; one += 1) {
      const [x, y] = across((one + 0.5) / candles, up);
      candle(layer, x, y, layer.random.between(9, 17) * detail, 4 * detail);
    }
  }
  const [x, y] = across(0.5, 0.8);
  paintWindow(layer, 'round', { x, y: y + 16 * detail, width: 30 * detail, height: 32 * detail }, 0);
});

/** At the far end, a rose and two tall windows. */
export const farWindow: Piece = (layer, x, y, size) => {
  paintWindow(layer, 'round', { x, y: y - size * 0.34, width: size * 0.8, height: size * 0.8 }, 1, '#8fb7a0');
  for (const side of [-0.72, 0.72])
    paintWindow(
      layer,
      'lancet',
      { x: x + side * size, y: y + size * 0.1, width: size * 0.26, height: size * 0.85 },
      0.9,
      '#7fa896',
    );
};

/** At the far end, a low door with somebody's shadow in it. */
export const farDoor: Piece = (layer, x, y, size) => {
  const door = `M${x - size * 0.3} ${y}V${y - size * 0.6}A${size * 0.3} ${size * 0.34} 0 0 1 ${x + size * 0.3} ${y - size * 0.6}V${y}Z`;
  layer.light(door, '#ffd08a', 0.95);
  layer.curtain(
    `M${x - size * 0.07} ${y}V${y - size * 0.45}A${size * 0.07} ${size * 0.1} 0 0 1 ${x + size * 0.07} ${y - size * 0.45}V${y}Z`,
    0.85,
  );
};
