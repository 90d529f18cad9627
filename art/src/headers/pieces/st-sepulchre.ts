import { person } from '../../scene/parts/figures.ts';
import { spire } from '../../scene/parts/spires.ts';
import { tower } from '../../scene/parts/tower.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

const BAYS = 9;
const RED = '#e0301c';

/** The long side of St Sepulchre: a nave on flying buttresses to a tower, and the choir beyond it. */
export const longNave: Piece = (layer, x, y, size) => {
  const [from, bay] = [x + size * 0.62, size * 0.38];
  const end = from + BAYS * bay;
  const [aisle, wall, ridge] = [y - size * 0.42, y - size * 0.8, y - size * 1.02];
  layer.box(from, wall, end - from, size, 0.42);
  layer.fill(
    [
      [from - 4, wall],
      [from + size * 0.1, ridge],
      [end, ridge],
      [end, wall],
    ],
    0.36,
    80,
  );
  layer.line(
    [
      [from + size * 0.1, ridge],
      [end, ridge],
    ],
    4,
    0.72,
  );
  layer.box(from - size * 0.06, aisle, end - from + size * 0.1, size * 0.5, 0.38);
  layer.box(from - size * 0.1, aisle - 5, end - from + size * 0.16, 8, 0.7, 0);
  for (let at = 0; at < BAYS; at += 1) buttressedBay(layer, from + at * bay, y, size, bay);
  tower(layer, from + 4 * bay, y, size * 0.5, size * 1.12, { top: 'none', shade: 0.54, lit: 0.8 });
  spire(layer, from + 4 * bay, y - size * 1.11, size * 0.46, size * 0.5, { shade: 0.52 });
  for (const side of [-1, 1])
    spire(layer, from + 4 * bay + side * size * 0.23, y - size * 1.11, size * 0.1, size * 0.24, { shade: 0.5 });
};

function buttressedBay(layer: SceneLayer, x: number, y: number, size: number, bay: number): void {
  const [pier, aisle, wall] = [size * 0.1, y - size * 0.42, y - size * 0.8];
  layer.line(
    `M${x} ${wall + size * 0.16}Q${x - size * 0.1} ${wall + size * 0.2} ${x - size * 0.14} ${aisle}`,
    size * 0.04,
    0.76,
  );
  layer.box(x - size * 0.14 - pier / 2, aisle - size * 0.1, pier, size * 0.6, 0.72);
  spire(layer, x - size * 0.14, aisle - size * 0.09, pier * 1.1, size * 0.26, { shade: 0.7, crockets: false });
  const middle = x + bay * 0.34;
  paintWindow(layer, 'lancet', { x: middle, y: wall + size * 0.32, width: bay * 0.3, height: size * 0.27 }, 0.55);
  paintWindow(
    layer,
    'lancet',
    { x: middle - size * 0.04, y: y - size * 0.08, width: bay * 0.3, height: size * 0.26 },
    0.3,
  );
}

/** The painted thermometer of the Roof Fund on two posts, its paint not a third of the way up, and the person who paints it. */
export const roofThermometer: Piece = (layer, _x, y, size) => {
  const x = 0.3 * layer.width;
  layer.box(-5, y - 4, layer.width + 10, 40, 0.1, 0);
  for (const side of [-1, 1]) layer.box(x + side * size * 0.5 - 7, y - size * 4.1, 14, size * 4.2, 0.24);
  board(layer, x, y - size * 0.3, size);
  const ladder = { foot: x + size * 1.5, head: x + size * 0.56, top: y - size * 3 };
  for (const shift of [0, size * 0.2])
    layer.line(
      [
        [ladder.foot + shift, y],
        [ladder.head + shift, ladder.top],
      ],
      size * 0.05,
      0.4,
      90,
    );
  for (let rung = 1; rung < 14; rung += 1) {
    const share = rung / 14;
    const at = ladder.foot + (ladder.head - ladder.foot) * share;
    layer.box(at, y + (ladder.top - y) * share, size * 0.22, size * 0.03, 0.46, 0);
  }
  const [painterX, painterY] = [x + size * 1.12, y - size * 1.4];
  person(layer, painterX, painterY, size * 0.95, { hat: 'bowler', shade: 0.05, mirrored: true });
  layer.line(
    [
      [painterX - size * 0.06, painterY - size * 0.68],
      [painterX - size * 0.52, painterY - size * 0.5],
    ],
    size * 0.07,
    0.05,
  );
  layer.box(painterX + size * 0.12, painterY - size * 0.36, size * 0.16, size * 0.18, 0.3, 0);
  person(layer, x - size * 1.2, y, size * 0.94, { hat: 'bonnet', skirt: true, shade: 0.05 });
  person(layer, x - size * 1.5, y, size * 0.98, { hat: 'top', shade: 0.05 });
};

/** The board: a scale of forty marks, and red in the tube as far as it has got. */
function board(layer: SceneLayer, x: number, foot: number, size: number): void {
  const high = size * 3.75;
  layer.box(x - size * 0.62, foot - high, size * 1.24, high, 0.82);
  layer.box(x - size * 0.54, foot - high + size * 0.08, size * 1.08, high - size * 0.16, 0.66);
  layer.fill(
    [
      [x - size * 0.72, foot - high],
      [x, foot - high - size * 0.36],
      [x + size * 0.72, foot - high],
    ],
    0.6,
    0,
  );
  for (let mark = 0; mark < 21; mark += 1) {
    const [up, long] = [size * (0.86 + mark * 0.128), mark % 5 === 0 ? 0.26 : 0.14];
    layer.box(x + size * 0.17, foot - up, size * long, mark % 5 === 0 ? 4 : 2.4, 0.12, 0);
  }
  layer.fill(discOf(x, foot - size * 0.5, size * 0.3), 0.12);
  layer.box(x - size * 0.12, foot - high + size * 0.3, size * 0.24, high - size * 0.8, 0.12);
  layer.light(discOf(x, foot - size * 0.5, size * 0.25), RED, 0.95);
  const filled = size * 0.62;
  layer.light(
    [
      [x - size * 0.08, foot - size * 0.6],
      [x - size * 0.08, foot - size * 0.9 - filled],
      [x + size * 0.08, foot - size * 0.9 - filled],
      [x + size * 0.08, foot - size * 0.6],
    ],
    RED,
    0.95,
  );
}
