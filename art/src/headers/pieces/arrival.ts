import { person } from '../../scene/parts/figures.ts';
import { lantern, streetLamp } from '../../scene/parts/lamps.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';
import { trunk } from './luggage.ts';

/** The porter's lodge in the court: a warm hatch with somebody in it, the slate, and beside it the arch into the city. */
export const portersHatch: Piece = (layer, x, y, size) => {
  cityArch(layer, x + size * 1.62, y, size);
  layer.box(x - size * 0.82, y - size * 0.98, size * 1.64, size, 0.38);
  for (let course = 1; course < 10; course += 1)
    layer.box(x - size * 0.82, y - size * course * 0.098, size * 1.64, 2, 0.28, 0);
  for (const side of [-0.86, 0.76]) layer.box(x + side * size, y - size, size * 0.1, size * 1.02, 0.48);
  layer.fill(
    [
      [x - size * 0.98, y - size * 0.96],
      [x - size * 0.62, y - size * 1.34],
      [x + size * 0.62, y - size * 1.34],
      [x + size * 0.98, y - size * 0.96],
    ],
    0.3,
    84,
  );
  layer.box(x - size, y - size * 0.98, size * 2, size * 0.05, 0.6, 0);
  hatch(layer, x, y, size);
  slate(layer, x - size * 0.6, y - size * 0.36, size * 0.3);
  smallHatch(layer, x + size * 0.56, y, size);
  layer.line(`M${x} ${y - size * 0.95}V${y - size * 0.86}`, 4, 0.3, 90);
  lantern(layer, x, y - size * 0.81, size * 0.075);
  for (const spread of [0.95, 0.7, 0.45])
    layer.light(
      [
        [x - size * 0.3, y],
        [x + size * 0.3, y],
        [x + size * spread, y + size * 0.5],
        [x - size * spread, y + size * 0.5],
      ],
      '#ffb45a',
      0.075,
    );
};

/** The hatch with its counter, pigeon-holes behind, and the porter writing. */
function hatch(layer: SceneLayer, x: number, y: number, size: number): void {
  const mouth = `M${x - size * 0.34} ${y - size * 0.3}V${y - size * 0.58}A${size * 0.34} ${size * 0.2} 0 0 1 ${x + size * 0.34} ${y - size * 0.58}V${y - size * 0.3}Z`;
  layer.line(mouth, size * 0.09, 0.62);
  layer.fill(mouth, 0.2);
  layer.light(mouth, '#ffb052', 0.6);
  for (let shelf = 0; shelf < 3; shelf += 1)
    layer.shadeLights(
      [
        [x - size * 0.32, y - size * (0.5 + shelf * 0.09)],
        [x + size * 0.32, y - size * (0.5 + shelf * 0.09)],
      ],
      2.4,
      0.7,
    );
  for (let post = -3; post <= 3; post += 1)
    layer.shadeLights(
      [
        [x + post * size * 0.09, y - size * 0.48],
        [x + post * size * 0.09, y - size * 0.74],
      ],
      1.8,
      0.6,
    );
  layer.place(x + size * 0.08, y - size * 0.3, size * 0.4, () => {
    layer.fill('M-.3 0C-.3-.26-.22-.36-.1-.4C-.2-.5-.18-.74 .02-.74C.2-.74 .22-.5 .12-.4C.24-.36 .32-.26 .32 0Z', 0.05);
    layer.fill('M-.2-.62C-.18-.84 .2-.84 .22-.62Z', 0.05);
  });
  layer.box(x - size * 0.44, y - size * 0.31, size * 0.88, size * 0.05, 0.75, 0);
  layer.box(x - size * 0.36, y - size * 0.26, size * 0.72, size * 0.27, 0.3);
  for (const panel of [-0.3, 0.03]) layer.box(x + panel * size, y - size * 0.22, size * 0.27, size * 0.17, 0.4, 0);
}

/** The count of the steps, 4,011. */
function slate(layer: SceneLayer, x: number, y: number, size: number): void {
  layer.place(x, y, size, () => {
    const edge = [
      [-0.5, 0.4],
      [-0.46, -0.72],
      [0.46, -0.76],
      [0.5, 0.36],
    ] as const;
    layer.fill(edge, 0.08);
    layer.line([...edge, [-0.5, 0.4]], 0.09, 0.66);
    layer.line(
      'M-.33-.42L-.4-.2H-.2M-.24-.42V0M-.12-.04L-.16 .1M-.07-.22A.08 .2 0 1 1 .09-.22A.08 .2 0 1 1-.07-.22M.16-.36L.21-.42V0M.29-.36L.34-.42V0M-.36 .2H.36',
      0.05,
      0.95,
    );
  });
}

function smallHatch(layer: SceneLayer, x: number, y: number, size: number): void {
  layer.box(x - size * 0.15, y - size * 0.64, size * 0.3, size * 0.3, 0.6);
  const pane = [
    [x - size * 0.11, y - size * 0.36],
    [x - size * 0.11, y - size * 0.6],
    [x + size * 0.11, y - size * 0.6],
    [x + size * 0.11, y - size * 0.36],
  ] as const;
  layer.fill(pane, 0.14);
  layer.light(pane, '#ff9d45', 0.42);
  for (let bar = -1; bar <= 1; bar += 1)
    layer.shadeLights(
      [
        [x + bar * size * 0.055, y - size * 0.36],
        [x + bar * size * 0.055, y - size * 0.6],
      ],
      2.4,
      1,
    );
}

/** A gate in the rock, the lit city small and far behind it. */
function cityArch(layer: SceneLayer, x: number, y: number, size: number): void {
  layer.fill(
    [
      [x - size * 0.9, y + 4],
      [x - size * 0.84, y - size * 0.9],
      [x - size * 0.5, y - size * 1.3],
      [x + size * 0.5, y - size * 1.36],
      [x + size * 1.1, y - size * 0.9],
      [x + size * 1.2, y + 4],
    ],
    0.28,
    95,
  );
  const arch = `M${x - size * 0.4} ${y}V${y - size * 0.5}A${size * 0.4} ${size * 0.44} 0 0 1 ${x + size * 0.4} ${y - size * 0.5}V${y}Z`;
  layer.line(arch, size * 0.12, 0.5);
  layer.fill(arch, 0.12, 0);
  for (const [high, light] of [
    [0.9, 0.03],
    [0.8, 0.03],
    [0.7, 0.03],
    [0.6, 0.035],
    [0.5, 0.04],
    [0.4, 0.05],
    [0.3, 0.07],
    [0.2, 0.09],
  ] as const)
    layer.light(gateTo(x, y, size, high), '#d98a3c', light);
  roofsBeyond(layer, x, y - size * 0.12, size * 0.66, 0.26);
  roofsBeyond(layer, x, y, size, 0.1);
  for (const side of [-1, 1]) lantern(layer, x + side * size * 0.56, y - size * 0.62, size * 0.05);
}

/** The gate's opening up to a share of its height. */
function gateTo(x: number, y: number, size: number, high: number): string {
  const half = size * 0.4;
  if (high < 0.51) return `M${x - half} ${y}V${y - size * high}H${x + half}V${y}Z`;
  const narrow = half * Math.sqrt(1 - ((high - 0.5) / 0.44) ** 2);
  return `M${x - half} ${y}V${y - size * 0.5}Q${x - half} ${y - size * (0.5 + high) * 0.5} ${x - narrow} ${y - size * high}H${x + narrow}Q${x + half} ${y - size * (0.5 + high) * 0.5} ${x + half} ${y - size * 0.5}V${y}Z`;
}

/** A row of roofs and steeples across the gate, with small lights. */
function roofsBeyond(layer: SceneLayer, x: number, y: number, size: number, shade: number): void {
  const half = layer.random.between(0.39, 0.4) * (size > 200 ? size : size * 1.5);
  for (let roof = 0; roof < 12; roof += 1) {
    const wide = half * layer.random.between(0.07, 0.13);
    const at = x + (roof / 11 - 0.5) * 2 * (half - wide);
    const isSteeple = roof % 5 === 2;
    const high = size * (isSteeple ? layer.random.between(0.34, 0.44) : layer.random.between(0.16, 0.3));
    layer.fill(
      [
        [at - wide, y],
        [at - wide, y - high],
        [at, y - high - wide * (isSteeple ? 3.4 : 1.1)],
        [at + wide, y - high],
        [at + wide, y],
      ],
      shade,
    );
    for (let window = 0; window < 4; window += 1)
      if (layer.random.chance(0.6))
        layer.flame(
          at + layer.random.between(-0.6, 0.6) * wide,
          y - high * layer.random.between(0.15, 0.92),
          1.7,
          '#ffd08a',
        );
  }
}

/** Those who have just come down, with what they brought, looking at the light. */
export const newcomers: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  layer.box(-5, y - 3, width + 10, 40, 0.12, 0);
  streetLamp(layer, 0.075 * width, y, size * 2.1);
  for (const [at, skirt, high, mirrored] of [
    [0.455, false, 1.02, false],
    [0.483, true, 0.94, false],
    [0.5, true, 0.6, false],
    [0.29, false, 0.92, true],
    [0.72, true, 0.98, true],
  ] as const)
    person(layer, at * width, y, size * high, { skirt, hat: skirt ? 'bonnet' : 'bowler', mirrored });
  trunk(layer, 0.43 * width, y + 2, size * 0.46, size * 0.3);
  trunk(layer, 0.427 * width, y - size * 0.28, size * 0.3, size * 0.18);
  trunk(layer, 0.745 * width, y + 2, size * 0.36, size * 0.26);
};
