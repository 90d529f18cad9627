import { type Point, spline } from '../drawing/spline.ts';
import { type CameoCanvas, cutPath } from './cameo-canvas.ts';

type Shift = readonly [across: number, down: number];
type Shifts = Partial<Record<Place, Shift>>;

/** From the crown down the face to the neck. */
const FACE = {
  crown: [-38, 0],
  top: [-20, 3.5],
  hairline: [-8, 13],
  forehead: [-2, 26],
  brow: [0.6, 37.5],
  root: [-1, 45],
  bridge: [3.2, 53],
  nose: [8.4, 61.5],
  tip: [10.6, 65.6],
  wing: [8.6, 68.8],
  under: [4, 70.4],
  lip: [3, 73],
  upper: [5.2, 76.4],
  mouth: [2, 78.8],
  lower: [4.2, 81.2],
  dip: [0.8, 86],
  chin: [2.6, 91.5],
  point: [2.2, 95.5],
  below: [-1.5, 99.4],
  throat: [-10, 101.5],
  jaw: [-19, 103.5],
  gullet: [-24.5, 108.5],
  collar: [-26, 120],
} as const;
type Place = keyof typeof FACE;
const CORNERS: readonly Place[] = ['mouth'];
const BACK: readonly Point[] = [
  [-62, 136],
  [-58, 118],
  [-56, 103],
  [-59, 88],
  [-67, 73],
  [-75, 56],
  [-77, 36],
  [-71, 17],
  [-57, 4],
].map(([x = 0, y = 0]) => ({ x, y, corner: false }));

const NOSES = {
  straight: {},
  snub: { bridge: [-1.6, 0.5], nose: [-1.6, 1], tip: [-1.2, -2.6], wing: [-1.4, -1.2] },
  button: { bridge: [-2.4, 0], nose: [-3.4, 1.4], tip: [-3.2, -0.6], wing: [-2.2, -0.4], root: [0.6, 0] },
  aquiline: { root: [0.8, -1], bridge: [3.6, -0.6], nose: [2.6, -0.6], tip: [1, 2], wing: [0.4, 1.2] },
  long: { bridge: [1.6, 1], nose: [3.6, 2], tip: [4.6, 2.6], wing: [3, 2], under: [0.6, 0.8] },
  broad: { root: [-0.6, 1], bridge: [-1.8, 1.4], nose: [-0.8, 1], tip: [-0.8, 0.2], wing: [0.4, 0.6] },
  fine: { bridge: [-0.4, 0], nose: [-0.8, 0.4], tip: [-0.8, -0.8], wing: [-1.2, -0.6] },
} as const satisfies Readonly<Record<string, Shifts>>;

const CHINS = {
  even: {},
  firm: { dip: [-0.4, 0], chin: [1.6, 0], point: [2.2, 0.8], below: [1.2, 0.8], jaw: [-1, 1] },
  small: { chin: [-2.4, -0.6], point: [-3, -1], below: [-2.6, -1], throat: [-1, -0.8] },
  jutting: { lower: [0.4, 0], dip: [0, 1], chin: [3.6, -1], point: [4.4, -1.4], below: [2, -0.6] },
  double: { below: [0.4, 0.8], throat: [1, 5.2], jaw: [6, 6.4], gullet: [6.2, 5], collar: [4, 0] },
} as const satisfies Readonly<Record<string, Shifts>>;

const LIPS = {
  even: {},
  full: { lip: [0.4, 0], upper: [1.2, -0.4], lower: [1.3, 0.5], dip: [0.2, 0.5] },
  thin: { upper: [-1.2, 0.4], lower: [-1.2, -0.4] },
  sunken: { lip: [-1, 0], upper: [-2.8, 1], mouth: [-1.4, 0], lower: [-2.4, -0.4], dip: [-0.6, -1] },
} as const satisfies Readonly<Record<string, Shifts>>;

const BROWS = {
  even: {},
  heavy: { forehead: [-1.6, 1], brow: [1.8, 0], root: [0, 1] },
  high: { hairline: [1.8, -1], forehead: [1.4, 0], brow: [-0.4, 0] },
  sloping: { hairline: [-3, 1], forehead: [-2.2, 1], brow: [0.4, 0] },
  round: { hairline: [2.4, -0.6], forehead: [2.2, 0.6], brow: [-0.4, 1], root: [0.2, 1] },
} as const satisfies Readonly<Record<string, Shifts>>;

const NECKS = {
  even: {},
  slender: { jaw: [-3.5, -1], gullet: [-5, 0], collar: [-5, 0] },
  thick: { jaw: [3, 1], gullet: [4.5, 2], collar: [6, 0] },
  stringy: { jaw: [-2, -1], gullet: [-1, 1], collar: [-4, 0] },
} as const satisfies Readonly<Record<string, Shifts>>;

/** The features of a face in profile; those left out are even and straight. */
export type Face = {
  readonly nose?: keyof typeof NOSES;
  readonly chin?: keyof typeof CHINS;
  readonly lips?: keyof typeof LIPS;
  readonly brow?: keyof typeof BROWS;
  readonly neck?: keyof typeof NECKS;
};

export function cutProfile(canvas: CameoCanvas, face: Face): void {
  cutPath(canvas, spline(profile(face), true));
}

/** The outline of a head that looks to the right, from the crown at (-38, 0) down to the foot of the neck. */
export function profile({ nose, chin, lips, brow, neck }: Face): readonly Point[] {
  const shifts: readonly Shifts[] = [
    NOSES[nose ?? 'straight'],
    CHINS[chin ?? 'even'],
    LIPS[lips ?? 'even'],
    BROWS[brow ?? 'even'],
    NECKS[neck ?? 'even'],
  ];
  const front = (Object.entries(FACE) as [Place, Shift][]).map(([place, [x, y]]) => {
    const moved = shifts.map((shift) => shift[place] ?? [0, 0]);
    return {
      x: x + moved.reduce((sum, [across]) => sum + across, 0),
      y: y + moved.reduce((sum, [, down]) => sum + down, 0),
      corner: CORNERS.includes(place),
    };
  });
  return [...front, { x: -28, y: 136, corner: false }, ...BACK];
}
