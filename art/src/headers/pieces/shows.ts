import { colonnade, pediment } from '../../scene/parts/columns.ts';
import { greatWheel, tent } from '../../scene/parts/fair.ts';
import { person } from '../../scene/parts/figures.ts';
import { steps } from '../../scene/parts/ground.ts';
import { onionDome } from '../../scene/parts/spires.ts';
import { tower } from '../../scene/parts/tower.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { discOf } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** Southbank: the Wheel behind a gilded gate. */
export const wheelAndTowers: Piece = (layer, x, y, size) => {
  greatWheel(layer, x, y - size * 0.72, size * 0.6);
  for (const side of [-1, 1])
    tower(layer, x + side * size * 0.85, y, size * 0.16, size * 0.7, { top: 'onion', lit: 1 });
};

/** The Wheel from close by: half of it rises out of the picture. */
export const wheelClose: Piece = (layer, x, y, size) => {
  greatWheel(layer, x, y - size * 0.78, size * 1.05, 0.34, 20);
  tent(layer, x - size * 1.6, y, size * 0.8, size * 0.5);
  tower(layer, x + size * 1.5, y, size * 0.2, size * 0.8, { top: 'onion', lit: 1 });
};

/** The Gallipot: an arcade under a swelling front, lit from below, with its limelights crossed above. */
export const theatreFront: Piece = (layer, x, y, size) => {
  const wide = size * 0.95;
  for (const [lean, strength] of [
    [-0.55, 0.3],
    [0.62, 0.3],
  ] as const)
    beam(layer, x + lean * wide * 0.4, y - size * 0.9, lean, size, strength);
  layer.box(x - wide * 0.62, y - size * 0.78, wide * 1.24, size * 0.78, 0.44);
  for (const side of [-1, 1]) {
    layer.box(x + side * wide * 0.58 - wide * 0.1, y - size * 0.9, wide * 0.2, size * 0.9, 0.5);
    onionDome(layer, x + side * wide * 0.58, y - size * 0.9, wide * 0.2, size * 0.22, 0.5);
  }
  colonnade(layer, x - wide * 0.46, x + wide * 0.46, y - size * 0.72, y - size * 0.36, 6, 0.6);
  for (let at = 0; at < 5; at += 1)
    paintWindow(
      layer,
      'lancet',
      { x: x + wide * (-0.34 + 0.17 * at), y: y - size * 0.4, width: size * 0.07, height: size * 0.24 },
      0.95,
      '#ffcf8a',
    );
  pediment(layer, x, y - size * 0.76, wide * 1.02, size * 0.16, 0.6);
  layer.box(x - wide * 0.56, y - size * 0.36, wide * 1.12, size * 0.09, 0.3, 0);
  for (let bulb = 0; bulb <= 26; bulb += 1)
    for (const row of [0.35, 0.285])
      layer.flame(x + wide * (-0.54 + (1.08 * bulb) / 26), y - size * row, size * 0.009, '#ffd9a0');
  for (let door = -2; door <= 2; door += 1) {
    const left = x + door * wide * 0.2 - wide * 0.07;
    const arch = `M${left} ${y}V${y - size * 0.16}A${wide * 0.07} ${wide * 0.07} 0 0 1 ${left + wide * 0.14} ${y - size * 0.16}V${y}Z`;
    layer.fill(arch, 0.1);
    layer.light(arch, '#ffa550', 0.6);
  }
  steps(layer, x, y + size * 0.03, wide * 1.1, size * 0.06, { count: 4, narrowing: 0.05 });
};

function beam(layer: SceneLayer, x: number, y: number, lean: number, length: number, strength: number): void {
  for (const spread of [0.3, 0.2, 0.12, 0.06]) {
    layer.light(
      [
        [x - 3, y],
        [x + 3, y],
        [x + (lean + spread) * length, y - length],
        [x + (lean - spread) * length, y - length],
      ],
      '#ffe6bf',
      strength * 0.22,
    );
  }
}

/** A stage: curtains, footlights, and a tall cabinet with its door ajar. */
export const cabinetOnStage: Piece = (layer, x, y, size) => {
  layer.box(x - size * 1.9, y - size * 1.2, size * 3.8, size * 1.2, 0.2);
  for (const spread of [0.62, 0.5, 0.4, 0.3]) {
    layer.light(
      [
        [x - size * 0.06, y - size * 1.2],
        [x + size * 0.06, y - size * 1.2],
        [x + size * spread, y],
        [x - size * spread, y],
      ],
      '#b9a8ff',
      0.07,
    );
  }
  layer.place(x, y, size, () => {
    layer.box(-0.26, -0.86, 0.52, 0.86, 0.5);
    layer.box(-0.3, -0.93, 0.6, 0.08, 0.62, 0);
    layer.fill(
      [
        [-0.12, -0.93],
        [0, -1.06],
        [0.12, -0.93],
      ],
      0.6,
    );
    layer.box(-0.2, -0.8, 0.4, 0.76, 0.05);
    layer.light(
      [
        [-0.2, -0.04],
        [-0.2, -0.8],
        [0.2, -0.8],
        [0.2, -0.04],
      ],
      '#ffc88a',
      0.28,
    );
    layer.fill(
      [
        [0.2, -0.8],
        [0.48, -0.9],
        [0.48, 0.02],
        [0.2, -0.04],
      ],
      0.56,
    );
    for (const star of [
      [0.28, -0.66],
      [0.38, -0.5],
      [0.3, -0.3],
      [0.41, -0.2],
    ] as const)
      layer.flame(star[0], star[1], 0.012, '#ffd9a0');
  });
  for (const side of [-1, 1]) curtain(layer, x + side * size * 1.3, y, size * 1.2, size * 0.75, side);
  layer.fill(
    `M${x - size * 1.9} ${y - size * 1.2}H${x + size * 1.9}V${y - size * 0.98}${Array.from({ length: 9 }, (_, at) => `Q${x + size * (1.69 - at * 0.422)} ${y - size * 0.78} ${x + size * (1.478 - at * 0.422)} ${y - size * 0.98}`).join('')}Z`,
    0.46,
  );
  layer.box(x - size * 2.4, y - 2, size * 4.8, size * 0.09, 0.34, 0);
  for (let light = -8; light <= 8; light += 1) {
    layer.fill(discOf(x + light * size * 0.16, y + size * 0.02, size * 0.04), 0.12);
    layer.flame(x + light * size * 0.16, y - size * 0.012, size * 0.022, '#ffd9a0');
  }
};

function curtain(layer: SceneLayer, x: number, y: number, height: number, width: number, side: number): void {
  for (let fold = 0; fold < 8; fold += 1) {
    const left = x - width / 2 + (width * fold) / 8;
    const foot = y - (side > 0 ? 7 - fold : fold) * height * 0.012;
    layer.fill(
      [
        [left, y - height],
        [left + width / 8, y - height],
        [left + width / 8, foot],
        [left, foot],
      ],
      fold % 2 === 0 ? 0.42 : 0.28,
    );
  }
}

/** The Scullery Ring: a copper for a bell, ropes, two in their corners. */
export const prizeRing: Piece = (layer, x, y, size) => {
  for (let row = 3; row >= 0; row -= 1) {
    const up = y - size * (0.2 + row * 0.15);
    layer.box(-5, up - size * 0.02, layer.width + 10, size * 0.2, 0.26 - row * 0.03, 0);
    for (let seat = 0; seat < 44; seat += 1) {
      person(
        layer,
        ((seat + layer.random.between(0, 0.8)) / 44) * layer.width,
        up + size * 0.12,
        size * layer.random.between(0.24, 0.3),
        {
          hat: layer.random.pick(['bowler', 'cap', 'top', 'bonnet', 'none']),
          shade: layer.random.between(0.16, 0.4),
        },
      );
    }
  }
  layer.box(x - size * 0.95, y - size * 0.1, size * 1.9, size * 0.14, 0.5, 0);
  for (const at of [-0.92, -0.55, 0.55, 0.92]) layer.box(x + at * size - 4, y - size * 0.42, 8, size * 0.4, 0.5);
  for (const rope of [0.18, 0.27, 0.36]) {
    layer.line(
      `M${x - size * 0.92} ${y - size * rope}Q${x} ${y - size * rope + 8} ${x + size * 0.92} ${y - size * rope}`,
      2.5,
      0.75,
    );
  }
  layer.fill(
    [
      [x - size * 0.34, y - size * 1.02],
      [x + size * 0.34, y - size * 1.02],
      [x + size * 0.14, y - size * 1.2],
      [x - size * 0.14, y - size * 1.2],
    ],
    0.3,
    0,
  );
  layer.light(
    [
      [x - size * 0.3, y - size * 1.02],
      [x + size * 0.3, y - size * 1.02],
      [x + size * 0.28, y - size * 0.99],
      [x - size * 0.28, y - size * 0.99],
    ],
    '#ffd9a0',
  );
  for (const spread of [0.9, 0.7, 0.5])
    layer.light(
      [
        [x - size * 0.26, y - size],
        [x + size * 0.26, y - size],
        [x + size * spread, y - size * 0.08],
        [x - size * spread, y - size * 0.08],
      ],
      '#ffc98a',
      0.05,
    );
};
