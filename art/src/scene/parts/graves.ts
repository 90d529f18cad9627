import { discOf, type SceneLayer } from '../scene-layer.ts';

/** A stone of some kind on a grave: slab, ringed cross or obelisk; now and then a mourner in stone. */
export function grave(layer: SceneLayer, x: number, y: number, size: number, shade = 0.3): void {
  const { random } = layer;
  const lean = random.between(-0.1, 0.1);
  const kind = random.pick([
    'slab',
    'slab',
    'slab',
    'cross',
    'cross',
    'cross',
    'obelisk',
    'obelisk',
    'obelisk',
    'mourner',
  ]);
  layer.place(x, y, size, () => {
    if (kind === 'slab') layer.fill(`M-.3 0L${lean - 0.3}-.7Q${lean}-1.15 ${lean + 0.3}-.7L.3 0Z`, shade);
    else if (kind === 'cross') {
      layer.line(
        [
          [0, 0],
          [lean, -1.5],
        ],
        0.16,
        shade,
        90,
      );
      layer.line(
        [
          [lean * 0.7 - 0.38, -1.08],
          [lean * 0.7 + 0.38, -1.08],
        ],
        0.15,
        shade,
      );
      layer.line(discOf(lean * 0.7, -1.08, 0.27), 0.08, shade);
      layer.box(-0.3, -0.2, 0.6, 0.2, shade * 1.2, 0);
    } else if (kind === 'obelisk') {
      layer.box(-0.28, -0.5, 0.56, 0.5, shade * 1.1, 0);
      layer.fill(
        [
          [-0.17, -0.5],
          [-0.09, -2.1],
          [0, -2.35],
          [0.09, -2.1],
          [0.17, -0.5],
        ],
        shade,
      );
    }
  });
  if (kind === 'mourner') mourner(layer, x, y, size * 1.4, shade);
}

/** A draped figure bowed over an urn. */
export function mourner(layer: SceneLayer, x: number, y: number, size: number, shade = 0.32): void {
  layer.place(x, y, size, () => {
    layer.box(-0.3, -0.14, 0.6, 0.15, shade * 1.1, 0);
    layer.box(-0.23, -0.4, 0.46, 0.27, shade * 0.9);
    layer.fill(
      'M-.2-.4C-.2-.62-.16-.78-.12-.9C-.09-1.04 0-1.1 .07-1.06C.13-1.02 .13-.96 .11-.92C.16-.84 .15-.6 .19-.4Z',
      shade,
      85,
    );
    layer.fill('M.02-.98C.04-1.1 .16-1.1 .18-1C.2-.93 .14-.88 .1-.9Z', shade * 1.1);
    layer.line('M.08-.8Q.2-.72 .22-.62', 0.06, shade);
    layer.fill('M.14-.4C.12-.5 .12-.56 .2-.6C.3-.56 .3-.5 .28-.4Z', shade * 1.2);
    for (const fold of [-0.12, -0.04, 0.06])
      layer.line(
        [
          [fold, -0.42],
          [fold + 0.03, -0.8],
        ],
        0.012,
        shade * 0.6,
        90,
      );
  });
}

/** A small temple for the dead with a lit door. */
export function mausoleum(layer: SceneLayer, x: number, y: number, size: number): void {
  layer.place(x, y, size, () => {
    layer.box(-0.6, -0.12, 1.2, 0.14, 0.5, 0);
    layer.box(-0.5, -0.85, 1, 0.75, 0.42);
    const door = 'M-.11-.1V-.42Q-.11-.6 0-.64Q.11-.6 .11-.42V-.1Z';
    layer.fill(door, 0.12);
    layer.light(door, layer.lamp, 0.95);
    for (const left of [-0.48, -0.24, 0.18, 0.42]) layer.box(left, -0.85, 0.07, 0.74, 0.6);
    layer.box(-0.58, -0.95, 1.16, 0.12, 0.55, 0);
    layer.fill(
      [
        [-0.62, -0.95],
        [0, -1.3],
        [0.62, -0.95],
      ],
      0.5,
      45,
    );
  });
  mourner(layer, x, y - size * 1.26, size * 0.32, 0.5);
}
