import { cargo } from '../../scene/parts/dock.ts';
import { washingLine } from '../../scene/parts/fair.ts';
import { crowd, person } from '../../scene/parts/figures.ts';
import { grass } from '../../scene/parts/fungi.ts';
import { grave } from '../../scene/parts/graves.ts';
import { house } from '../../scene/parts/house.ts';
import { candle, lightString, streetLamp } from '../../scene/parts/lamps.ts';
import { railing } from '../../scene/parts/railing.ts';
import { stalagmite } from '../../scene/parts/rocks.ts';
import { chimney } from '../../scene/parts/rooftops.ts';
import { rowingBoat } from '../../scene/parts/ships.ts';
import { deadTree } from '../../scene/parts/trees.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

function kerb(layer: SceneLayer, y: number): void {
  layer.box(-5, y - 3, layer.width + 10, 40, 0.12, 0);
}

/** A railing, two lamps, a couple who have stopped to look. */
export const promenade: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  kerb(layer, y);
  railing(layer, 90, width - 90, y - 3, size * 0.38, 0.1);
  for (const at of [0.17, 0.7]) streetLamp(layer, at * width, y, size * 1.6);
  person(layer, 0.632 * width, y, size * 0.92, { cane: true });
  person(layer, 0.609 * width, y, size * 0.84, { skirt: true, hat: 'bonnet', mirrored: true });
};

/** Two dark houses at the sides and somebody going home between them. */
export const homeward: Piece = (layer, _x, y, size) => {
  kerb(layer, y);
  house(layer, -60, y + 10, size * 1.7, size * 2.8, { storey: 30, shade: 0.25, roof: 'jetty' });
  house(layer, layer.width - size * 1.7, y + 14, size * 2.1, size * 2.5, { storey: 32, shade: 0.25, roof: 'gable' });
  person(layer, 0.3 * layer.width, y, size * 0.8, { hat: 'bowler', lamp: true });
};

/** A row of lamps; one person waits under the second. */
export const lampRow: Piece = (layer, _x, y, size) => {
  kerb(layer, y);
  for (const at of [0.08, 0.3, 0.78, 0.94]) streetLamp(layer, at * layer.width, y, size * 1.75);
  person(layer, 0.32 * layer.width, y, size * 0.86, { hat: 'bonnet', skirt: true });
};

/** Railings, a bare tree, a few stones. */
export const railingsAndTree: Piece = (layer, _x, y, size) => {
  const { width, random } = layer;
  kerb(layer, y);
  railing(layer, -10, width * 0.42, y, size * 0.55, 0.1);
  railing(layer, width * 0.62, width + 10, y, size * 0.55, 0.1);
  deadTree(layer, 0.12 * width, y + 8, size * 3.1, 0.1);
  for (let one = 0; one < 7; one += 1)
    grave(layer, random.between(0.02, 0.36) * width, y + 4, random.between(22, 40), 0.2);
  streetLamp(layer, 0.655 * width, y, size * 1.6);
  person(layer, 0.53 * width, y, size * 0.7, { hat: 'bonnet', skirt: true });
  person(layer, 0.545 * width, y, size * 0.42, { hat: 'none', skirt: true });
};

/** A crowd between tall lamps. */
export const throng: Piece = (layer, _x, y, size) => {
  kerb(layer, y - 6);
  crowd(layer, 34, [0, layer.width], y, [size * 0.55, size * 0.84]);
  for (const at of [0.1, 0.9]) streetLamp(layer, at * layer.width, y, size * 1.9);
};

/** The same, with strings of lights overhead. */
export const litThrong: Piece = (layer, x, y, size) => {
  throng(layer, x, y, size);
  for (let one = 0; one < 3; one += 1) {
    const [from, to] = [(0.08 + one * 0.28) * layer.width, (0.36 + one * 0.28) * layer.width];
    lightString(layer, [from, 0.56 * layer.height], [to, 0.56 * layer.height], 30, { count: 26, radius: 3 });
  }
};

/** Near roofs with chimneys, a bowler among them. */
export const roofEdge: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  layer.fill(
    [
      [0, y + 10],
      [0, y - size * 0.8],
      [0.2 * width, y - size * 1.1],
      [0.42 * width, y - size * 0.2],
      [0.42 * width, y + 10],
    ],
    0.16,
    30,
  );
  chimney(layer, 0.15 * width, y - size * 0.85, 44, 100, 0.18);
  chimney(layer, 0.04 * width, y - size * 0.7, 38, 90, 0.18);
  person(layer, 0.235 * width, y - size * 0.92, size * 0.66, { hat: 'bowler' });
  layer.fill(
    [
      [0.7 * width, y + 10],
      [0.8 * width, y - size * 0.65],
      [width, y - size * 1.15],
      [width, y + 10],
    ],
    0.16,
    150,
  );
  chimney(layer, 0.9 * width, y - size * 0.75, 48, 110, 0.18);
};

/** A ridge across the whole foot, a child with a lamp on it. */
export const ridge: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  layer.fill(
    [
      [0, y + 10],
      [0, y - size * 0.2],
      [0.5 * width, y - size * 0.55],
      [width, y - size * 0.35],
      [width, y + 10],
    ],
    0.14,
    20,
  );
  for (const at of [0.1, 0.34, 0.86]) chimney(layer, at * width, y - size * 0.4, 34, 80, 0.16);
  person(layer, 0.46 * width, y - size * 0.5, size * 0.5, { hat: 'cap', lamp: true });
};

/** A quay edge with cargo, a man and a dog's lead to nobody. */
export const quayside: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  kerb(layer, y);
  cargo(layer, 0.1 * width, y, size * 0.55, 0.2);
  cargo(layer, 0.9 * width, y, size * 0.65, 0.2);
  for (const at of [0.22, 0.42, 0.58, 0.76]) {
    layer.box(at * width - 9, y - size * 0.24, 18, size * 0.26, 0.14);
    layer.box(at * width - 13, y - size * 0.28, 26, size * 0.07, 0.2, 0);
  }
  streetLamp(layer, 0.3 * width, y, size * 1.6);
  person(layer, 0.5 * width, y, size * 0.85, { hat: 'cap' });
};

/** A boat with two in it, the lamp in the bow. */
export const ferry: Piece = (layer, _x, y, size) => {
  const at = 0.27 * layer.width;
  person(layer, at - size * 0.55, y - size * 0.2, size * 0.95, { hat: 'cap' });
  layer.line(
    [
      [at - size * 0.4, y - size * 1.2],
      [at - size * 0.85, y + size * 0.1],
    ],
    3,
    0.08,
    90,
  );
  person(layer, at + size * 0.3, y - size * 0.1, size * 0.62, { hat: 'bonnet', skirt: true });
  rowingBoat(layer, at, y - size * 0.12, size, 0.1);
  layer.line(
    [
      [at + size * 0.9, y - size * 0.3],
      [at + size * 0.9, y - size * 0.75],
    ],
    2.4,
    0.1,
    90,
  );
  layer.flame(at + size * 0.9, y - size * 0.8, 6);
  layer.flame(at + size * 0.9, y - size * 0.8, 3.5, '#fff1cf');
};

/** Black rocks at both sides. */
export const shoreRocks: Piece = (layer, x, y, size) => {
  for (const at of [0.01, 0.06, 0.12, 0.9, 0.95, 1]) {
    stalagmite(
      layer,
      at * layer.width,
      y + 20,
      size * layer.random.between(1, 1.8),
      size * layer.random.between(0.5, 1.9),
      0.12,
    );
  }
  ferry(layer, x, y - 4, size * 0.7);
};

/** Grass and stones, somebody standing with a lamp. */
export const graveside: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  layer.fill(
    [
      [-5, y + 10],
      [-5, y - 8],
      [0.5 * width, y - 16],
      [width + 5, y - 4],
      [width + 5, y + 10],
    ],
    0.14,
    0,
  );
  deadTree(layer, 0.05 * width, y + 10, size * 4, 0.08);
  deadTree(layer, 0.96 * width, y + 10, size * 3.4, 0.08);
  grass(layer, 160, y + 5, [12, 36]);
  for (const at of [0.2, 0.79]) grave(layer, at * width, y, size * 0.8, 0.2);
  person(layer, 0.5 * width, y - 6, size * 0.8, { lamp: true });
};

/** Two walkers in the grass. */
export const walkers: Piece = (layer, _x, y, size) => {
  grass(layer, 120, y + 8, [10, 34]);
  person(layer, 0.43 * layer.width, y - 4, size * 0.9, { cane: true, hat: 'bowler' });
  person(layer, 0.46 * layer.width, y - 4, size * 0.6, { hat: 'none', lamp: true });
};

/** Washing between two chimneys right before us. */
export const washing: Piece = (layer, x, y, size) => {
  roofEdge(layer, x, y, size);
  const { width, height } = layer;
  for (const [from, to, at] of [
    [0.05, 0.3, 0.42],
    [0.26, 0.55, 0.62],
    [0.5, 0.9, 0.5],
  ] as const) {
    washingLine(layer, [from * width, at * height], [to * width, (at + 0.05) * height], 14, 1.5);
  }
};

/** A clerk's desk from behind, a lamp on it. */
export const desk: Piece = (layer, _x, y, size) => {
  const at = 0.28 * layer.width;
  person(layer, at - size * 0.2, y + size * 0.1, size * 1.15, { hat: 'none' });
  layer.box(at - size * 0.1, y - size * 0.5, size * 1.6, size * 0.6, 0.16);
  layer.box(at - size * 0.2, y - size * 0.55, size * 1.8, size * 0.08, 0.4, 0);
  candle(layer, at + size * 0.9, y - size * 0.55, size * 0.3);
};

/** Somebody small at one side, and nothing else. */
export const onlooker: Piece = (layer, _x, y, size) => {
  person(layer, 0.3 * layer.width, y, size * 1.15, { hat: 'bowler' });
};

/** A woman with a candle. */
export const candleBearer: Piece = (layer, _x, y, size) => {
  const at = 0.34 * layer.width;
  person(layer, at, y, size * 1.1, { hat: 'bonnet', skirt: true, lamp: true });
};

/** Heads and hats in rows. */
export const gallery: Piece = (layer, _x, y, size) => {
  crowd(layer, 16, [0, layer.width * 0.4], y + size * 0.5, [size * 1, size * 1.3]);
  crowd(layer, 12, [layer.width * 0.75, layer.width], y + size * 0.5, [size * 1, size * 1.3]);
};

/** An iron footbridge in front, three on it. */
export const ironBridge: Piece = (layer, _x, y, size) => {
  const { width } = layer;
  layer.box(-5, y - size * 0.12, width + 10, size * 0.2, 0.18, 0);
  railing(layer, -5, width + 5, y - size * 0.1, size * 0.4, 0.14);
  for (const at of [0.14, 0.84]) streetLamp(layer, at * width, y - size * 0.1, size * 1.5);
  person(layer, 0.47 * width, y - size * 0.1, size * 0.74, { hat: 'cap' });
  person(layer, 0.488 * width, y - size * 0.1, size * 0.78, { hat: 'bowler' });
  person(layer, 0.64 * width, y - size * 0.1, size * 0.76, { skirt: true, hat: 'bonnet' });
};
