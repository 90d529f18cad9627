import { candle } from '../../scene/parts/lamps.ts';
import { boxOf, discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** The shelf from close by: a tureen and a viscount as large as houses, and a labelled toe. */
export const giantShelf: Piece = (layer, x, y, size) => {
  layer.box(-5, y - size * 0.02, layer.width + 10, size * 0.1, 0.62, 0);
  layer.place(x - size * 0.95, y, size, () => {
    layer.fill('M-.62-.46C-.58-.1-.26-.1-.28 0H.28C.26-.1 .58-.1 .62-.46Z', 0.66);
    layer.fill('M-.64-.48C-.4-.9 .4-.9 .64-.48Z', 0.72);
    layer.disc(0, -0.85, 0.08, 0.7);
    layer.line(
      [
        [-0.5, -0.3],
        [-0.2, -0.2],
        [0, -0.38],
        [0.24, -0.14],
      ],
      0.012,
      0.12,
    );
    for (const staple of [-0.35, -0.1, 0.12])
      layer.line(
        [
          [staple, -0.32],
          [staple + 0.04, -0.22],
        ],
        0.018,
        0.85,
      );
  });
  layer.place(x + size * 0.8, y, size * 1.1, () => {
    layer.box(-0.24, -0.14, 0.48, 0.14, 0.5, 0);
    layer.fill('M-.3-.14C-.32-.4-.14-.42-.1-.5H.1C.14-.42 .32-.4 .3-.14Z', 0.62);
    layer.fill(
      'M-.15-.66C-.15-.86 .17-.86 .16-.66C.18-.62 .18-.6 .15-.58C.14-.5 .08-.46 0-.46C-.08-.46-.15-.54-.15-.66Z',
      0.68,
    );
    layer.line(
      [
        [0.05, -0.82],
        [-0.02, -0.66],
        [0.06, -0.56],
        [0, -0.44],
      ],
      0.014,
      0.12,
    );
  });
  layer.place(x, y, size, () => {
    layer.fill('M-.1 0C-.12-.2-.08-.26 0-.26C.1-.26 .34-.2 .36-.08C.37-.02 .34 0 .3 0Z', 0.7);
    layer.fill(discOf(0.33, -0.06, 0.06), 0.76);
    layer.line('M.3-.12Q.42-.2 .46-.34', 0.012, 0.2);
    layer.fill(
      [
        [0.4, -0.32],
        [0.54, -0.36],
        [0.58, -0.56],
        [0.44, -0.52],
      ],
      0.95,
      0,
    );
    for (let line = 0; line < 3; line += 1)
      layer.line(
        [
          [0.455, -0.4 - line * 0.04],
          [0.54, -0.425 - line * 0.04],
        ],
        0.008,
        0.3,
      );
  });
  for (const at of [-1.9, 1.7]) candle(layer, x + at * size, y, size * 0.5);
};

/** Portraits frame to frame, none of them smiling. */
export const portraits: Piece = (layer, x, y, size) => {
  const sizes = [0.3, 0.42, 0.26, 0.36] as const;
  for (let row = 0; row < 2; row += 1) {
    let at = row * -30;
    for (let one = 0; at < layer.width; one += 1) {
      const high = size * (sizes[(one + row) % 4] ?? 0.3);
      portrait(layer, at + high * 0.45, y - size * (row === 0 ? 0.3 : 0.78), high);
      at += high * 0.98;
    }
  }
  portrait(layer, x, y - size * 0.24, size * 0.72, true);
};

function portrait(layer: SceneLayer, x: number, y: number, size: number, isLit = false): void {
  layer.place(x, y, size, () => {
    layer.box(-0.42, -1, 0.84, 1, isLit ? 0.85 : 0.6);
    layer.box(-0.34, -0.91, 0.68, 0.82, 0.2);
    if (isLit) layer.light(boxOf(-0.34, -0.91, 0.68, 0.82), '#ffcf8a', 0.16);
    const tone = isLit ? 0.06 : 0.5;
    const turn = layer.random.chance(0.5) ? 1 : -1;
    layer.fill('M-.29-.09C-.27-.3-.12-.34-.08-.42H.08C.12-.34 .27-.3 .29-.09Z', tone);
    layer.place(
      0,
      -0.55,
      1,
      () =>
        layer.fill(
          'M-.13 .14C-.2-.02-.17-.2-.02-.21C.1-.21 .13-.14 .12-.06L.16 .03L.12 .05L.12 .1C.1 .15 .06 .14 .04 .14L.04 .2H-.1Z',
          tone,
        ),
      { mirrored: turn < 0 },
    );
    const top = layer.random.pick(['hat', 'hair', 'knot', 'bonnet']);
    if (top === 'hat') layer.fill('M-.23-.7H.23V-.74H.14V-.92H-.14V-.74H-.23Z', tone);
    else if (top === 'bonnet') layer.fill('M-.2-.5C-.28-.86 .2-.9 .14-.68C0-.72-.1-.62-.08-.44Z', tone);
    else if (top === 'knot') layer.fill(discOf(-0.14 * turn, -0.76, 0.07), tone);
  });
}
