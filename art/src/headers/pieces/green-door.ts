import { person } from '../../scene/parts/figures.ts';
import type { Point } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** The wall before the Back Stair with its doorway, and the door of green baize thrown open towards us. */
export const baizeDoor: Piece = (layer, x, y, size) => {
  const [jamb, top] = [x - size * 0.08, y - size * 0.98];
  layer.box(-5, -5, jamb + 5, y + 5, 0.36);
  for (let at = 0; at < jamb - 60; at += 52) layer.box(at, 20, 3, y - 160, 0.28);
  layer.box(-5, y - 128, jamb + 5, 128, 0.3);
  layer.box(-5, y - 134, jamb + 5, 8, 0.5, 0);
  layer.box(-5, -5, layer.width + 10, top, 0.16, 0);
  layer.box(-5, top - 12, layer.width + 10, 9, 0.42, 0);
  layer.box(jamb - 34, top - 6, 34, y - top + 6, 0.5);
  layer.box(jamb - 8, top - 6, 8, y - top + 6, 0.7);
  const [sconce, lit] = [jamb * 0.34, y - size * 0.6];
  layer.line(`M${sconce} ${lit + 26}V${lit + 8}`, 4, 0.5, 90);
  layer.flame(sconce, lit, 8);
  layer.flame(sconce, lit, 4.6, '#f4fff8');
  const far = jamb - size * 0.5;
  const on = (share: number, up: number): Point => [
    jamb - 30 + (far - jamb + 30) * share,
    y + 44 * share - (y - top + 74 * share) * up,
  ];
  const leaf = [on(0, 0), on(1, 0), on(1, 0.97), on(0, 0.97)];
  layer.fill(leaf, 0.36);
  layer.light(leaf, '#1f7a52', 0.13);
  layer.line([on(1, 0), on(1, 0.97)], 6, 0.75, 90);
  for (const edge of [0.1, 0.9])
    for (let stud = 0; stud < 15; stud += 1) {
      const [across, down] = on(edge, 0.06 + stud * 0.06);
      layer.disc(across, down, 3, 0.95);
    }
  for (const up of [0.06, 0.5, 0.9])
    for (let stud = 1; stud < 8; stud += 1) {
      const [across, down] = on(0.1 + stud * 0.1, up);
      layer.disc(across, down, 3, 0.95);
    }
  const [knob, high] = on(0.84, 0.44);
  layer.disc(knob, high, 8, 0.95);
};

/** Somebody with a broom, on the ninth step and no higher. */
export const sweeper: Piece = (layer, x, y, size) => {
  person(layer, x, y, size, { hat: 'bonnet', skirt: true, shade: 0.05 });
  layer.line(
    [
      [x + size * 0.3, y - size * 0.86],
      [x + size * 0.14, y - size * 0.1],
    ],
    3,
    0.3,
    90,
  );
  layer.fill(
    `M${x + size * 0.06} ${y}L${x + size * 0.1} ${y - size * 0.13}H${x + size * 0.2}L${x + size * 0.26} ${y}Z`,
    0.3,
  );
};
