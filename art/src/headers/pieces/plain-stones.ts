import { person } from '../../scene/parts/figures.ts';
import { grass } from '../../scene/parts/fungi.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { deadTree } from '../../scene/parts/trees.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** The Unattended Plot: plain stones in rows to the edge of sight, and somebody weeding by a lantern. */
export const rowsOfStones: Piece = (layer, x, y, size) => {
  const [horizon, ground] = [y, 0.46];
  layer.box(-5, horizon - 2, layer.width + 10, layer.height - horizon + 10, 0.3, 0);
  for (let row = 0; row < 15; row += 1) {
    const scale = 0.09 * 1.24 ** row;
    const foot = horizon + size * ground * scale;
    if (foot > layer.height + 60) break;
    const pitch = size * 0.3 * scale;
    const count = Math.ceil(layer.width / pitch / 2) + 1;
    for (let at = -count; at <= count; at += 1) {
      const stone = x + (at + 0.5) * pitch;
      if (stone < -80 || stone > layer.width + 80) continue;
      plainStone(layer, stone, foot, size * 0.17 * scale, row / 15);
    }
  }
  weeder(layer, x + size * 0.1, horizon + size * 0.46, size * 0.72);
};

function plainStone(layer: SceneLayer, x: number, y: number, size: number, near: number): void {
  if (layer.random.chance(0.05)) return;
  const tall = size * layer.random.between(1.1, 1.3);
  const lean = layer.random.between(-0.09, 0.09) * size;
  const half = size * 0.42;
  const outline = (shift: number): string =>
    `M${x - half + shift} ${y}L${x - half + lean + shift} ${y - tall * 0.76}Q${x + lean + shift} ${y - tall * 1.2} ${x + half + lean + shift} ${y - tall * 0.76}L${x + half + shift} ${y}Z`;
  layer.fill(outline(half * 0.24), 0.22);
  layer.fill(outline(0), (0.62 - 0.2 * near) * layer.random.between(0.86, 1.12));
  for (let blade = 0; blade < 3 + 6 * near; blade += 1) {
    const at = x + layer.random.between(-1.5, 1.5) * half;
    layer.line(
      [
        [at, y + 2],
        [at + layer.random.between(-3, 3), y - size * layer.random.between(0.08, 0.24)],
      ],
      1.2,
      0.4,
      90,
    );
  }
}

/** Somebody on their knees at one stone, which is clean and has flowers; a lantern and a can stand by. */
function weeder(layer: SceneLayer, x: number, y: number, size: number): void {
  for (const reach of [1, 0.72, 0.44]) layer.light(discOf(x, y, size * reach, size * reach * 0.2), '#ffb45a', 0.06);
  layer.fill(
    `M${x - size * 0.13} ${y}V${y - size * 0.26}Q${x} ${y - size * 0.42} ${x + size * 0.13} ${y - size * 0.26}V${y}Z`,
    0.85,
  );
  for (let flower = 0; flower < 9; flower += 1) {
    const at = x + layer.random.between(-0.12, 0.12) * size;
    const up = y - size * layer.random.between(0.02, 0.09);
    layer.disc(at, up, 3, 0.9);
    layer.flame(at, up, 2, '#e07a6a', 0.6);
  }
  layer.place(x - size * 0.4, y + size * 0.02, size * 0.5, () => {
    layer.fill(
      'M-.34 0C-.42-.2-.36-.36-.2-.5C-.14-.62-.04-.66 .06-.62C.2-.6 .24-.46 .2-.4L.44-.12L.4-.06L.12-.26C.12-.14 .18-.06 .2 0Z',
      0.06,
    );
    layer.fill('M.02-.6C-.02-.8 .26-.82 .26-.64C.26-.52 .1-.5 .02-.6Z', 0.06);
  });
  layer.place(x + size * 0.42, y + size * 0.06, size * 0.3, () => {
    layer.fill('M-.3 0L-.26-.6H.2L.24 0Z', 0.8);
    layer.line('M.2-.18L.66-.6', 0.09, 0.8);
    layer.fill('M.56-.58L.76-.5L.82-.72L.64-.74Z', 0.85);
    layer.line('M-.28-.5C-.7-.5-.66 0-.3-.1', 0.07, 0.8);
    layer.line('M-.26-.6H.2', 0.05, 0.9);
  });
  lantern(layer, x + size * 0.2, y - size * 0.02, size * 0.075);
  person(layer, x + size * 2.3, y - size * 0.26, size * 0.26, { skirt: true, hat: 'bonnet', shade: 0.12 });
}

/** A bare tree at either side, and grass. */
export const deadTrees: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  deadTree(layer, 0.045 * width, y + 10, size * 4.2, 0.08);
  deadTree(layer, 0.965 * width, y + 10, size * 3.6, 0.08);
  grass(layer, 150, y + 6, [10, 30]);
};
