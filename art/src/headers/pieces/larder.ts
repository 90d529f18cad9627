import { person } from '../../scene/parts/figures.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import type { Point, SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** The Larder: a cave in a cliff of ice, game and coats on hooks to the back of it, a poacher's lantern at its lip. */
export const iceLarder: Piece = (layer, x, y, size) => {
  cliff(layer, y, size);
  const mouth = mouthOf(layer, x, y, size);
  for (const [depth, shade, light] of [
    [1, 0.2, 0.1],
    [0.76, 0.32, 0.13],
    [0.55, 0.46, 0.17],
    [0.37, 0.6, 0.26],
  ] as const) {
    const ring = depth === 1 ? mouth : mouthOf(layer, x, y - size * 0.16 * (1 - depth), size * depth);
    layer.fill(ring, shade, 100);
    layer.light(ring, '#8794ff', light);
    layer.line(ring, 2.4 * depth, 0.5 + 0.3 * depth);
    rail(layer, x, y - size * (0.16 + 0.7 * depth), size * depth * 1.2, size * 0.32 * depth);
    icicles(layer, ring, size * depth);
  }
  for (let ledge = 0; ledge < 3; ledge += 1) {
    const half = size * (0.7 + ledge * 0.34);
    const top = y - size * (0.24 - ledge * 0.1);
    layer.fill(
      [
        [x - half, top + size * 0.12],
        [x - half * 0.93, top],
        [x + half * 0.93, top],
        [x + half, top + size * 0.12],
      ],
      0.5 + ledge * 0.1,
      0,
    );
    layer.line(
      [
        [x - half * 0.93, top],
        [x + half * 0.93, top],
      ],
      3,
      0.95,
    );
  }
  person(layer, x + size * 0.42, y - size * 0.12, size * 0.34, { hat: 'cap', mirrored: true });
  lantern(layer, x + size * 0.24, y - size * 0.24, size * 0.07, '#ffb85a');
};

/** Ice in upright facets from end to end, each its own grey. */
function cliff(layer: SceneLayer, y: number, size: number): void {
  let left = -20;
  while (left < layer.width) {
    const wide = size * layer.random.between(0.3, 0.85);
    const high = size * (1.25 + 0.45 * layer.noise.cloud(left * 0.003, 4.4, 3)) * layer.random.between(0.88, 1.1);
    const lean = layer.random.between(-14, 14);
    const shade = layer.random.between(0.5, 0.85);
    const peak = left + wide * layer.random.between(0.3, 0.7);
    layer.fill(
      [
        [left, y + 8],
        [left + lean, y - high * 0.94],
        [peak + lean, y - high],
        [peak, y + 8],
      ],
      shade,
      80,
    );
    layer.fill(
      [
        [peak, y + 8],
        [peak + lean, y - high],
        [left + wide + lean, y - high * 0.9],
        [left + wide + 3, y + 8],
      ],
      shade * 0.72,
      105,
    );
    layer.line(
      [
        [left + lean, y - high * 0.94],
        [peak + lean, y - high],
        [left + wide + lean, y - high * 0.9],
      ],
      3,
      0.95,
      10,
    );
    for (const up of [0.34, 0.66])
      ledge(layer, { left, right: left + wide, y: y - high * layer.random.between(up - 0.1, up + 0.1) }, size);
    left += wide;
  }
}

function mouthOf(layer: SceneLayer, x: number, y: number, size: number): readonly Point[] {
  const ring = Array.from({ length: 17 }, (_, step): Point => {
    const angle = (Math.PI * step) / 16;
    const rough = layer.random.between(0.94, 1.08);
    return [x - Math.cos(angle) * size * 1.95 * rough, y - Math.sin(angle) ** 0.6 * size * 1.02 * rough];
  });
  return [[x - size * 2, y + 6], ...ring.slice(1, -1), [x + size * 2, y + 6]];
}

/** A rail with hooks: hares, fowl, a haunch, and here and there a coat. */
function rail(layer: SceneLayer, x: number, y: number, half: number, hang: number): void {
  layer.line(
    [
      [x - half, y],
      [x + half, y],
    ],
    hang * 0.05,
    0.55,
  );
  const count = Math.round((2 * half) / (hang * 0.62));
  for (let hook = 0; hook < count; hook += 1) {
    const at = x - half + ((hook + 0.5) * 2 * half) / count;
    const kind = layer.random.pick(['haunch', 'hare', 'fowl', 'coat', 'none']);
    layer.place(
      at,
      y,
      hang,
      () => {
        if (kind === 'none') return;
        layer.line('M0 0V.14', 0.03, 0.4, 90);
        if (kind === 'haunch')
          layer.fill('M-.05 .1C-.02 .3-.28 .5-.26 .8C-.24 1.04 .24 1.04 .26 .8C.28 .5 .02 .3 .05 .1Z', 0.07);
        else if (kind === 'hare')
          layer.fill(
            'M-.06 .1L-.1 .3C-.18 .44-.16 .7-.1 .8C-.14 .92-.06 1-.04 1.2L0 .98L.05 1.2C.07 1 .14 .92 .1 .8C.16 .7 .18 .44 .1 .3L.06 .1L0 .26Z',
            0.07,
          );
        else if (kind === 'fowl')
          layer.fill(
            'M-.06 .1L-.03 .3C-.26 .42-.24 .74-.08 .84C-.04 .96-.1 1.06 0 1.12C.08 1.06 .04 .96 .08 .84C.24 .74 .26 .42 .03 .3L.06 .1Z',
            0.07,
          );
        else
          layer.fill(
            'M-.06 .12C-.2 .18-.3 .26-.32 .4L-.36 1L-.26 1L-.2 .6L-.26 1.3H.26L.2 .6L.26 1L.36 1L.32 .4C.3 .26 .2 .18 .06 .12Z',
            0.05,
          );
      },
      { turn: layer.random.between(-4, 4) },
    );
  }
}

/** A shelf of snow across a facet, with what hangs from it. */
function ledge(layer: SceneLayer, { left, right, y }: { left: number; right: number; y: number }, size: number): void {
  layer.line(
    [
      [left, y],
      [right, y - 2],
    ],
    size * 0.024,
    0.95,
    0,
  );
  for (let x = left + 3; x < right - 3; x += layer.random.between(4, 15)) {
    const long = size * 0.2 * layer.random.between(0.15, 1) ** 2;
    layer.fill(
      [
        [x - 2.6, y],
        [x + 2.6, y],
        [x, y + 5 + long],
      ],
      layer.random.between(0.55, 0.9),
    );
  }
}

/** Teeth of ice round the upper edge of a mouth. */
function icicles(layer: SceneLayer, mouth: readonly Point[], size: number): void {
  for (const [at, [x, y]] of mouth.entries()) {
    const [nextX, nextY] = mouth[at + 1] ?? [x, y];
    for (let one = 0; one < 5; one += 1) {
      const share = layer.random.between(0, 1);
      const [left, top] = [x + (nextX - x) * share, y + (nextY - y) * share];
      const long = size * layer.random.between(0.04, 0.26) * layer.random.between(0.4, 1);
      const half = 2 + long * 0.09;
      layer.fill(
        [
          [left - half, top - 3],
          [left + half, top - 3],
          [left, top + long],
        ],
        layer.random.between(0.6, 0.95),
      );
    }
  }
}
