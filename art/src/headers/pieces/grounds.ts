import { grave, mausoleum } from '../../scene/parts/graves.ts';
import { house } from '../../scene/parts/house.ts';
import { chimney } from '../../scene/parts/rooftops.ts';
import { deadTree } from '../../scene/parts/trees.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import type { Piece } from '../motif.ts';

/** Hush Hill: a temple of the dead with its door lit, stones all about. */
export const litTomb: Piece = (layer, x, y, size) => {
  for (let one = 0; one < 34; one += 1) {
    const at = layer.random.between(0, layer.width);
    if (Math.abs(at - x) > size * 0.75)
      grave(layer, at, y + layer.random.between(-8, 14), layer.random.between(26, 48), 0.42);
  }
  mausoleum(layer, x, y + 8, size * 0.82);
  deadTree(layer, x - size * 1.9, y + 12, size * 0.9, 0.3, 6);
};

/** One small house among the caps with one lit window. */
export const oneLitHouse: Piece = (layer, x, y, size) => {
  house(layer, x - size * 0.3, y, size * 0.6, size * 0.62, {
    roof: 'gable',
    storey: size * 0.2,
    lit: 0.15,
    shade: 0.46,
  });
  paintWindow(
    layer,
    'sash',
    { x: x + size * 0.08, y: y - size * 0.34, width: size * 0.13, height: size * 0.18 },
    1,
    '#ffb85a',
  );
  chimney(layer, x - size * 0.22, y - size * 0.8, size * 0.1, size * 0.3);
  layer.smoke(x - size * 0.17, y - size * 1.2, size * 0.14);
};

/** The White Ride: an avenue of pale caps, three hounds without eyes going down it. */
export const paleAvenue: Piece = (layer, x, y, size) => {
  for (const [far, scale] of [
    [0.25, 0.4],
    [0.55, 0.62],
    [1.05, 0.9],
    [1.8, 1.3],
  ] as const) {
    for (const side of [-1, 1]) {
      layer.place(x + side * size * far * 1.5, y - size * 0.12 + size * 0.1 * scale, size * scale, () => {
        layer.fill('M-.06 0C-.03-.4-.04-.6-.03-.9H.03C.04-.6 .03-.4 .06 0Z', 0.7);
        layer.fill('M-.34-.84C-.3-1.12-.1-1.22 0-1.22C.12-1.22 .3-1.12 .34-.84Q0-.94-.34-.84Z', 0.8, 155);
      });
    }
  }
  layer.flame(x, y - size * 0.3, 5, '#fff1cf');
};

/** Three hounds without eyes, going down a ride. */
export const hounds: Piece = (layer, x, y, size) => {
  for (const [at, down, scale] of [
    [-1.1, -0.1, 0.75],
    [0.4, 0, 0.95],
    [2.1, 0.06, 1.2],
  ] as const) {
    layer.place(x + at * size, y + down * size, size * scale, () => {
      layer.fill(
        'M-.7-.5C-.5-.62-.1-.6 .3-.6C.45-.62 .5-.78 .62-.8C.75-.8 .9-.7 .94-.64C.84-.58 .74-.6 .66-.56C.6-.4 .46-.32 .34-.32L.62-.04L.54 0L.2-.26C0-.28-.3-.26-.42-.3L-.72-.02L-.8-.06L-.62-.36C-.68-.4-.72-.46-.7-.5C-.86-.56-.94-.7-.98-.84C-.84-.72-.78-.62-.64-.56Z',
        0.92,
        20,
      );
    });
  }
};
