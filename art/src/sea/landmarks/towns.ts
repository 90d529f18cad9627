import type { Plate } from '../plate-type.ts';
import { box, chimney, dome, house, plume, tower } from './buildings.ts';
import { bar, face, grey, lamp, line, type Point, pane, round } from './stonework.ts';

/** The roads before the city: quays under a crowded slope, and two moles with a lamp at each end. */
export function harbour(plate: Plate): void {
  for (const [row, from, to] of [
    [-46, -66, 30],
    [-26, -86, 52],
    [-4, -74, 40],
  ] as const) {
    if (row === -26) tower(plate, -52, row, 20, 62, 'spire');
    if (row === -26) tower(plate, 26, row, 26, 34, 'dome');
    if (row === -46) tower(plate, -10, row, 17, 58, 'battlement');
    for (let x = from; x < to; ) {
      const width = 17 + 12 * plate.random();
      house(plate, x, row, width, 25 + 11 * plate.random(), plate.random() < 0.5);
      x += width + 1;
    }
  }
  mole(plate, [
    [98, -58],
    [142, -52],
    [172, -34],
    [178, -10],
  ]);
  mole(plate, [
    [66, 32],
    [112, 50],
    [150, 44],
    [166, 28],
  ]);
}

function mole(plate: Plate, points: readonly Point[]): void {
  bar(
    plate,
    points.map(([x, y]): Point => [x, y + 5]),
    8,
    0.3,
  );
  bar(plate, points, 7, 0.82);
  const [x, y] = points.at(-1) ?? [0, 0];
  face(plate, box(x - 4, y - 20, x + 4, y + 2), 0.8);
  lamp(plate, x, y - 24, 5);
}

/** A parish of thirteen cottages about a green, with a church that is too large for them. */
export function parish(plate: Plate): void {
  const cottages = Array.from({ length: 13 }, (_, at) => {
    const angle = ((at + 0.5) / 13) * 2 * Math.PI;
    return { x: Math.cos(angle) * 84 - 9, y: Math.sin(angle) * 33, gabled: at % 2 === 0 };
  });
  const before = (isBehind: boolean) =>
    cottages.filter(({ y }) => y < 2 === isBehind).sort((one, other) => one.y - other.y);
  for (const { x, y, gabled } of before(true)) house(plate, x, y, 19, 19, gabled);
  church(plate, 4, 12);
  for (const { x, y, gabled } of before(false)) house(plate, x, y, 20, 20, gabled);
}

function church(plate: Plate, x: number, y: number): void {
  const nave = { left: x - 12, right: x + 42, eaves: y - 30, ridge: y - 50 };
  face(plate, box(nave.left, nave.eaves, nave.right, y), 0.74);
  face(
    plate,
    [
      [nave.left, nave.eaves],
      [nave.left + 4, nave.ridge],
      [nave.right - 4, nave.ridge],
      [nave.right + 2, nave.eaves],
    ],
    0.4,
    72,
  );
  for (const at of [0, 1, 2]) pane(plate, nave.left + 20 + at * 14, y - 6, 6, 19);
  for (const at of [0.9, 2, 3])
    line(
      plate,
      [
        [nave.left + at * 14 - 1, y],
        [nave.left + at * 14 - 1, nave.eaves],
      ],
      2.2,
      0.5,
    );
  tower(plate, x - 20, y + 2, 23, 58, 'spire');
}

/** The Great Laundry: long sheds under steam, and lines and lines of sheets down to the water. */
export function laundry(plate: Plate): void {
  for (const [x, height] of [
    [-70, 58],
    [-22, 72],
    [34, 64],
    [82, 52],
  ] as const) {
    chimney(plate, x, -34, 11, height);
    plume(plate, x, -36 - height, 23, 1);
  }
  for (const [x, y] of [
    [-108, -28],
    [-58, -30],
    [-6, -28],
    [48, -30],
  ] as const) {
    house(plate, x, y, 58, 32, false);
  }
  tower(plate, 0, -14, 24, 52, 'dome');
  house(plate, -84, -8, 46, 30, true);
  house(plate, 34, -8, 52, 30, true);
  for (const [y, from, to] of [
    [8, -112, 108],
    [28, -92, 96],
    [48, -58, 66],
  ] as const)
    washing(plate, y, from, to);
}

function washing(plate: Plate, y: number, from: number, to: number): void {
  const poles = 4;
  const span = (to - from) / poles;
  for (let at = 0; at < poles; at += 1) {
    const left = from + at * span;
    const sag = (x: number): number => y - 21 + 5 * Math.sin(((x - left) / span) * Math.PI);
    for (let x = left + 4; x < left + span - 8; ) {
      const width = 7 + 7 * plate.random();
      const long = 11 + 6 * plate.random();
      const blown = 2.5 * plate.random();
      sheet(plate, [
        [x, sag(x)],
        [x + width, sag(x + width)],
        [x + width + blown, sag(x + width) + long],
        [x + blown, sag(x) + long],
      ]);
      x += width + 1.6;
    }
  }
  for (let at = 0; at <= poles; at += 1)
    bar(
      plate,
      [
        [from + at * span, y],
        [from + at * span, y - 24],
      ],
      1.8,
      0.6,
    );
}

function sheet({ tones }: Plate, points: readonly Point[]): void {
  tones.beginPath();
  for (const [x, y] of points) tones.lineTo(x, y);
  tones.closePath();
  tones.fillStyle = grey(1);
  tones.fill();
  tones.strokeStyle = grey(0.12);
  tones.lineWidth = 1.2;
  tones.stroke();
}

/** A rotunda behind a lake as smooth as glass, which shows it upside down. */
export function mere(plate: Plate): void {
  rotunda(plate, -24);
  const { tones, lamps } = plate;
  const shore = round(0, 14, 104, 37);
  face(plate, shore, 0.42, 0);
  for (const pen of [tones, lamps]) {
    pen.save();
    pen.clip();
    pen.globalAlpha = 0.7;
    pen.translate(0, -46);
    pen.scale(1, -0.62);
  }
  rotunda(plate, -24);
  for (const pen of [tones, lamps]) pen.restore();
  for (let y = -16; y < 48; y += 5.6) {
    const half = 100 * Math.sqrt(Math.max(0, 1 - ((y - 14) / 37) ** 2));
    const from = -half + 0.9 * half * plate.random();
    const to = half - 0.9 * half * plate.random();
    line(
      plate,
      [
        [from, y],
        [to, y],
      ],
      1.2,
      0.72,
    );
  }
  line(plate, shore, 2.4, 0.95);
}

function rotunda(plate: Plate, y: number): void {
  face(plate, box(-62, y - 8, 62, y), 0.7);
  face(plate, box(-46, y - 42, 46, y - 8), 0.2);
  for (let column = 0; column < 8; column += 1) {
    const x = -43 + column * 12.3;
    if (column < 7) pane(plate, x + 6, y - 8, 4.4, 24);
    face(plate, box(x - 2.6, y - 40, x + 2.6, y - 8), column < 5 ? 0.92 : 0.6);
  }
  face(plate, box(-51, y - 48, 51, y - 40), 0.8);
  dome(plate, 0, y - 48, 78);
}
