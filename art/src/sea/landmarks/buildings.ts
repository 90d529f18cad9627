import type { Plate } from '../plate-type.ts';
import { face, grey, lamp, line, type Point, pane, round } from './stonework.ts';

const LIGHT = 0.8;
const SHADE = 0.34;

export type Roof = 'spire' | 'cone' | 'dome' | 'battlement';

/** A tower with its foot at x, y: a light side and a dark one, a window to each storey, and a roof. */
export function tower(plate: Plate, x: number, y: number, width: number, height: number, roof: Roof): void {
  const [left, right] = [x - width / 2, x + width / 2];
  const edge = x + width * 0.12;
  const top = y - height;
  face(plate, box(left, top, edge, y), LIGHT);
  face(plate, box(edge, top, right, y), SHADE, 0);
  const storeys = Math.max(1, Math.round(height / (width * 1.5)));
  for (let storey = 0; storey < storeys; storey += 1) {
    const foot = y - (height * (storey + 0.3)) / storeys;
    pane(plate, (left + edge) / 2, foot, Math.max(3.4, width * 0.2), Math.max(6, width * 0.42));
  }
  line(
    plate,
    [
      [left - 1.5, top],
      [right + 1.5, top],
    ],
    2.6,
    LIGHT,
  );
  roofs[roof](plate, x, top, width);
}

const roofs: Record<Roof, (plate: Plate, x: number, y: number, width: number) => void> = {
  spire: (plate, x, y, width) => pointed(plate, x, y, width * 0.94, width * 2.5),
  cone: (plate, x, y, width) => pointed(plate, x, y, width * 1.2, width * 1.05),
  dome: (plate, x, y, width) => dome(plate, x, y, width * 1.1),
  battlement: (plate, x, y, width) => {
    const tooth = width / 5;
    for (const at of [0, 2, 4])
      face(plate, box(x - width / 2 + at * tooth, y - tooth * 1.2, x - width / 2 + (at + 1) * tooth, y + 1), LIGHT);
  },
};

function pointed(plate: Plate, x: number, y: number, width: number, height: number): void {
  const edge = x + width * 0.1;
  face(
    plate,
    [
      [x - width / 2, y],
      [x, y - height],
      [edge, y],
    ],
    0.62,
    62,
  );
  face(
    plate,
    [
      [edge, y],
      [x, y - height],
      [x + width / 2, y],
    ],
    0.26,
    118,
  );
  line(
    plate,
    [
      [x, y - height],
      [x, y - height - 7],
    ],
    1.8,
    0.9,
  );
}

/** A dome on its drum, with a lamp on top. */
export function dome(plate: Plate, x: number, y: number, width: number): void {
  const half = width / 2;
  face(plate, round(x, y, half, half * 1.05, Math.PI, 2 * Math.PI), 0.66, 20);
  face(plate, [...round(x, y, half, half * 1.05, -Math.PI / 2.6, 0), [x + half * 0.2, y]], 0.3, 60);
  for (const rib of [-0.6, -0.2, 0.25]) {
    line(
      plate,
      Array.from({ length: 9 }, (_, at): Point => {
        const up = (at / 8) * (Math.PI / 2);
        return [x + half * rib * 1.4 * Math.cos(up), y - half * 1.05 * Math.sin(up)];
      }),
      1.1,
      0.12,
    );
  }
  face(plate, box(x - width * 0.08, y - half * 1.05 - width * 0.16, x + width * 0.08, y - half), LIGHT);
  lamp(plate, x, y - half * 1.05 - width * 0.08, Math.max(2, width * 0.05));
  line(
    plate,
    [
      [x, y - half * 1.05 - width * 0.16],
      [x, y - half * 1.05 - width * 0.3],
    ],
    1.8,
    0.9,
  );
}

/** A house seen from its side (`gabled`: from its gable), its foot's left end at x, y. */
export function house(plate: Plate, x: number, y: number, width: number, height: number, gabled = false): void {
  const eaves = y - height * 0.58;
  const ridge = y - height;
  if (gabled) {
    const front = x + width * 0.55;
    const peak = (x + front) / 2;
    face(plate, box(front, eaves, x + width, y), SHADE, 0);
    face(
      plate,
      [
        [x, y],
        [x, eaves],
        [peak, ridge],
        [front, eaves],
        [front, y],
      ],
      LIGHT,
    );
    face(
      plate,
      [
        [peak, ridge],
        [peak + width * 0.45, ridge],
        [x + width + 1, eaves],
        [front, eaves],
      ],
      0.44,
      66,
    );
  } else {
    face(plate, box(x, eaves, x + width, y), LIGHT);
    face(
      plate,
      [
        [x - 1.5, eaves],
        [x + width * 0.12, ridge],
        [x + width * 0.88, ridge],
        [x + width + 1.5, eaves],
      ],
      0.44,
      66,
    );
  }
  const panes = Math.max(1, Math.round((gabled ? width * 0.55 : width) / 13));
  for (let at = 0; at < panes; at += 1) {
    if (plate.random() < 0.25) continue;
    const room = gabled ? width * 0.55 : width;
    pane(plate, x + (room * (at + 0.5)) / panes, y - height * 0.16, 4.2, height * 0.3);
  }
  if (plate.random() < 0.6) chimney(plate, x + width * 0.74, ridge + 2, 4.4, height * 0.26);
}

export function chimney(plate: Plate, x: number, y: number, width: number, height: number): void {
  face(plate, box(x - width / 2, y - height, x + width * 0.1, y), LIGHT);
  face(plate, box(x + width * 0.1, y - height, x + width / 2, y), SHADE, 0);
}

/** Steam or smoke, curling up from x, y. */
export function plume({ tones }: Plate, x: number, y: number, size: number, lean = 1): void {
  for (let puff = 11; puff >= 0; puff -= 1) {
    const up = puff / 11;
    const radius = size * (0.16 + 0.5 * up);
    tones.fillStyle = grey(0.62 + 0.3 * (1 - up));
    tones.globalAlpha = 0.5 * (1 - up) + 0.04;
    tones.beginPath();
    tones.arc(x + lean * size * (1.5 * up ** 1.6 + 0.16 * Math.sin(puff * 1.9)), y - size * 2 * up, radius, 0, 7);
    tones.fill();
  }
  tones.globalAlpha = 1;
}

export function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
