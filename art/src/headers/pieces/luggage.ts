import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** A trunk with straps and a label, its foot's middle at a point. */
export function trunk(layer: SceneLayer, x: number, y: number, width: number, height: number): void {
  const shade = layer.random.between(0.3, 0.56);
  const left = x - width / 2;
  layer.box(left, y - height, width, height, shade, 0);
  layer.box(left, y - height, width, height * 0.24, shade * 1.3, 0);
  for (const strap of [0.2, 0.74]) layer.box(left + strap * width, y - height, width * 0.07, height, shade * 0.5);
  layer.box(left, y - height * 0.06, width, height * 0.07, shade * 0.45, 0);
  layer.box(x - width * 0.05, y - height * 0.8, width * 0.1, height * 0.14, 0.8, 0);
  if (layer.random.chance(0.45)) layer.box(x - width * 0.2, y - height * 0.54, width * 0.2, height * 0.22, 0.85, 0);
}

/** The far end of a vault, alight, behind a grating, with what nobody has called for before it. */
export const unclaimed: Piece = (layer, x, y, size) => {
  const mouth = `M${x - size * 1.2} ${y}V${y - size * 0.34}C${x - size * 1.2} ${y - size * 1.14} ${x + size * 1.2} ${y - size * 1.14} ${x + size * 1.2} ${y - size * 0.34}V${y}Z`;
  layer.fill(mouth, 0.4);
  layer.light(mouth, '#ffb052', 0.4);
  for (let bar = -11; bar <= 11; bar += 1)
    layer.shadeLights(
      [
        [x + bar * size * 0.11, y],
        [x + bar * size * 0.11, y - size],
      ],
      size * 0.018,
      0.75,
    );
  for (const rail of [0.2, 0.5])
    layer.shadeLights(
      [
        [x - size * 1.2, y - size * rail],
        [x + size * 1.2, y - size * rail],
      ],
      size * 0.03,
      0.85,
    );
  for (const [at, wide, high] of [
    [-0.9, 0.42, 0.2],
    [-0.86, 0.32, 0.36],
    [0.86, 0.46, 0.24],
    [0.9, 0.3, 0.42],
  ] as const) {
    layer.box(x + (at - wide / 2) * size, y - high * size, wide * size, high * size + 4, 0.12, 0);
  }
};

/** A pram that nobody has called for, kept oiled. */
export const oiledPram: Piece = (layer, x, y, size) => {
  layer.place(x - size * 1.3, y, size * 0.9, () => {
    layer.fill('M-.5-.4H.46C.46-.14 .3-.08 0-.08S-.5-.14-.5-.4Z', 0.1);
    layer.fill('M-.5-.4C-.54-.84-.12-.9 .04-.74L-.02-.4Z', 0.14);
    for (const rib of [-0.36, -0.2]) layer.line(`M-.02-.4L${rib}-.78`, 0.014, 0.5);
    layer.line('M.44-.42Q.62-.5 .72-.6', 0.05, 0.3);
    layer.line('M-.5-.4H.46', 0.03, 0.6);
    for (const at of [-0.3, 0.3]) {
      layer.line(`M${at + 0.17} 0A.17 .17 0 1 1 ${at - 0.17} 0A.17 .17 0 1 1 ${at + 0.17} 0`, 0.03, 0.6);
      for (const spoke of [0, 0.8, 1.6, 2.4])
        layer.line(
          [
            [at - 0.16 * Math.cos(spoke), -0.16 * Math.sin(spoke)],
            [at + 0.16 * Math.cos(spoke), 0.16 * Math.sin(spoke)],
          ],
          0.012,
          0.4,
        );
    }
  });
};
