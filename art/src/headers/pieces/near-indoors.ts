import { person } from '../../scene/parts/figures.ts';
import { candle, lantern } from '../../scene/parts/lamps.ts';
import { kelp } from '../../scene/parts/sea-floor.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import type { Piece } from '../motif.ts';

/** Stokers with their shovels. */
export const stokers: Piece = (layer, _x, y, size) => {
  for (const [at, flip] of [
    [0.5, false],
    [0.68, true],
  ] as const) {
    const x = at * layer.width;
    person(layer, x, y - size * 0.16, size * 0.95, { hat: 'cap', mirrored: flip });
    const way = flip ? -1 : 1;
    layer.line(
      [
        [x + way * size * 0.02, y - size * 0.75],
        [x + way * size * 0.44, y - size * 0.4],
      ],
      4,
      0.08,
    );
    layer.fill(
      [
        [x + way * size * 0.4, y - size * 0.46],
        [x + way * size * 0.6, y - size * 0.42],
        [x + way * size * 0.56, y - size * 0.3],
        [x + way * size * 0.38, y - size * 0.36],
      ],
      0.08,
    );
  }
};

/** Somebody sewing by a lamp. */
export const mender: Piece = (layer, _x, y, size) => {
  const x = 0.42 * layer.width;
  layer.box(x, y - size * 0.52, size * 1.5, size * 0.07, 0.4, 0);
  for (const leg of [0.06, 1.36]) layer.box(x + leg * size, y - size * 0.5, 8, size * 0.6, 0.2);
  person(layer, x - size * 0.12, y + size * 0.05, size * 1, { hat: 'bonnet', skirt: true });
  layer.line(
    [
      [x - size * 0.02, y - size * 0.62],
      [x + size * 0.34, y - size * 0.72],
    ],
    5,
    0.08,
  );
  layer.line(
    [
      [x + size * 0.34, y - size * 0.78],
      [x + size * 0.4, y - size * 0.56],
    ],
    1.6,
    0.8,
    90,
  );
  lantern(layer, x + size * 0.9, y - size * 0.68, size * 0.14);
};

/** A reader alone at a long table. */
export const readingTable: Piece = (layer, x, y, size) => {
  layer.box(x - size * 1.5, y - size * 0.6, size * 3, size * 0.08, 0.4, 0);
  for (const leg of [-1.4, 1.32]) layer.box(x + leg * size, y - size * 0.56, 10, size * 0.7, 0.25);
  for (let book = 0; book < 12; book += 1)
    layer.box(
      x + size * layer.random.between(-1.3, 0.9),
      y - size * 0.66,
      size * layer.random.between(0.14, 0.26),
      size * 0.06,
      layer.random.between(0.3, 0.6),
      0,
    );
  person(layer, x - size * 0.1, y, size, { hat: 'none', skirt: true });
  layer.line(
    [
      [x + size * 0.6, y - size * 0.6],
      [x + size * 0.6, y - size * 0.9],
    ],
    4,
    0.5,
    90,
  );
  layer.fill(
    [
      [x + size * 0.42, y - size * 0.88],
      [x + size * 0.5, y - size * 1.04],
      [x + size * 0.7, y - size * 1.04],
      [x + size * 0.78, y - size * 0.88],
    ],
    0.4,
    0,
  );
  layer.flame(x + size * 0.6, y - size * 0.84, size * 0.06, '#ffe2a8');
};

/** Somebody in a chair, facing a tray. */
export const sitter: Piece = (layer, x, y, size) => {
  layer.place(x - size * 1.4, y, size, () => {
    layer.fill('M-.42 0V-.9Q-.42-1.1-.3-1.1V-.42H.2V-.5H.28V0H.22V-.3H-.3V0Z', 0.14);
    layer.fill(
      'M-.28-.4C-.32-.7-.24-.84-.14-.88C-.2-.98-.12-1.08-.04-1.08C.06-1.08 .1-.96 .02-.88C.1-.8 .12-.62 .1-.46L.34-.42C.4-.4 .4-.1 .4 0H.26V-.26L-.2-.3Z',
      0.06,
    );
  });
  candle(layer, x - size * 0.8, y - size * 0.36, size * 0.16);
  layer.box(x - size * 0.95, y - size * 0.36, size * 0.3, size * 0.05, 0.4, 0);
};

/** Five people waiting their turn with cans. */
export const queue: Piece = (layer, _x, y, size) => {
  for (let one = 0; one < 9; one += 1) {
    const x = layer.width * (0.14 + one * 0.04) + layer.random.between(-8, 8);
    const hat = layer.random.pick<'bonnet' | 'cap' | 'none'>(['bonnet', 'cap', 'none']);
    person(layer, x, y, size * layer.random.between(0.6, 0.85), { hat, skirt: hat === 'bonnet', shade: 0.08 });
    layer.box(x + size * 0.16, y - size * 0.26, size * 0.1, size * 0.13, 0.4, 0);
  }
};

/** Thirteen aunts in a row, not saying anything. */
export const aunts: Piece = (layer, _x, y, size) => {
  for (let one = 0; one < 13; one += 1) {
    person(layer, layer.width * (0.3 + one * 0.034), y - 4, size * layer.random.between(0.72, 0.9), {
      hat: 'bonnet',
      skirt: true,
    });
  }
};

/** Weed at both sides. */
export const weeds: Piece = (layer, _x, y) => {
  for (let one = 0; one < 18; one += 1) {
    const at = one % 2 === 0 ? layer.random.between(-0.02, 0.16) : layer.random.between(0.84, 1.02);
    kelp(layer, at * layer.width, y + 20, layer.random.between(180, 400), 1.6);
  }
};

/** One attic window among the roofs with everything in it lit. */
export const litAttic: Piece = (layer, x, y, size) => {
  layer.fill(
    [
      [x - size * 0.7, y],
      [x - size * 0.7, y - size * 0.42],
      [x, y - size * 1.08],
      [x + size * 0.7, y - size * 0.42],
      [x + size * 0.7, y],
    ],
    0.46,
    0,
  );
  layer.line(
    [
      [x - size * 0.78, y - size * 0.38],
      [x, y - size * 1.1],
      [x + size * 0.78, y - size * 0.38],
    ],
    size * 0.05,
    0.66,
  );
  paintWindow(layer, 'lancet', { x, y: y - size * 0.28, width: size * 0.36, height: size * 0.5 }, 0.42, '#ffc88a');
  candle(layer, x + size * 0.09, y - size * 0.28, size * 0.1);
  layer.curtain(
    [
      [x - size * 0.08, y - size * 0.28],
      [x - size * 0.08, y - size * 0.44],
      [x - size * 0.02, y - size * 0.48],
      [x + size * 0.03, y - size * 0.44],
      [x + size * 0.03, y - size * 0.28],
    ],
    0.85,
  );
  layer.box(x + size * 0.4, y - size * 1.1, size * 0.16, size * 0.5, 0.4, 0);
  layer.smoke(x + size * 0.48, y - size * 1.1, size * 0.1);
};

/** A sill before us with a candle, a cup, a pot. */
export const windowSill: Piece = (layer, _x, y, size) => {
  layer.box(-5, y - size * 0.16, layer.width + 10, size * 0.5, 0.16, 0);
  layer.box(-5, y - size * 0.2, layer.width + 10, size * 0.06, 0.4, 0);
  const x = 0.24 * layer.width;
  candle(layer, x, y - size * 0.2, size * 0.46);
  layer.fill(
    [
      [x - size * 0.2, y - size * 0.2],
      [x - size * 0.14, y - size * 0.27],
      [x + size * 0.14, y - size * 0.27],
      [x + size * 0.2, y - size * 0.2],
    ],
    0.3,
  );
  layer.place(x + size * 0.8, y - size * 0.2, size * 0.34, () => {
    layer.fill('M-.4 0C-.5-.3-.5-.6-.46-.8H.46C.5-.6 .5-.3 .4 0Z', 0.16);
    layer.line('M.44-.7C.86-.7 .8-.2 .44-.24', 0.1, 0.16);
  });
  for (const edge of [0.005, 0.995]) layer.box(edge * layer.width - 26, -5, 52, layer.height + 10, 0.14);
};

/** A footman at the door with a covered dish, who has been there for some time. */
export const footman: Piece = (layer, x, y, size) => {
  const at = x - size * 1.75;
  person(layer, at, y, size * 1.5, { hat: 'none', shade: 0.05 });
  layer.line(
    [
      [at + size * 0.12, y - size * 0.98],
      [at + size * 0.5, y - size * 0.92],
    ],
    size * 0.1,
    0.05,
  );
  layer.fill(
    `M${at + size * 0.3} ${y - size * 0.96}A${size * 0.28} ${size * 0.26} 0 0 1 ${at + size * 0.86} ${y - size * 0.96}Z`,
    0.3,
    30,
  );
  layer.box(at + size * 0.22, y - size * 0.97, size * 0.72, size * 0.045, 0.6, 0);
  layer.disc(at + size * 0.58, y - size * 1.23, size * 0.035, 0.7);
};

/** Somebody who has come to ask, and has not yet knocked. */
export const caller: Piece = (layer, x, y, size) => {
  person(layer, x - size * 1.5, y, size * 1.4, { hat: 'bowler', cane: true, shade: 0.05 });
};
