import type { Pen } from './figure.ts';

type Spot = readonly [x: number, y: number];

const CUFF = 0.3;
const SEAM = 0.5;

/** Fingers of a hand that points along x, its wrist at the origin, in hundredths of the figure; y grows upwards. */
const HANDS = {
  /** About something: a ring, a knob, a roll. */
  fist: {
    palm: '-1,1.9 2,2.5 5,2.8 7,2 7.7,0.2 7,-2 4.6,-2.9 1,-2.3 -1,-1.9',
    fingers: [],
    seams: ['4.6,1.3 7.3,1.1', '4.4,-.1 7.6,-.3', '4.4,-1.4 7,-1.7'],
    thumb: '1.4,1.8 4,3.5 6,2.9',
  },
  /** Reaching for something small. */
  reaching: {
    palm: '-1,1.7 2.4,2.4 5,2.2 5.6,0 5,-2.1 2,-2.2 -1,-1.7',
    fingers: ['4.8,1.5 7.6,2.2 10,1', '5,.5 8.2,.6 10.6,-.4', '5,-.6 7.8,-1.1 9.6,-2.1', '4.6,-1.6 6.6,-2.6 7.8,-3.8'],
    seams: [],
    thumb: '1.6,1.4 4.4,3.7 7.6,3',
  },
  /** Hanging at one's side. */
  hanging: {
    palm: '-1,1.7 2.4,2.3 5,2 5.6,0 5,-1.8 2,-2 -1,-1.7',
    fingers: ['4.8,1.3 7.4,1.5 9.8,.7', '5,.4 8,.4 10.5,-.3', '5,-.5 7.6,-.7 9.8,-1.3', '4.6,-1.3 6.6,-1.8 8.3,-2.4'],
    seams: [],
    thumb: '1.4,1.6 3.8,3.1 6,2.7',
  },
} as const;

export type HeroArm = {
  readonly shoulder: Spot;
  readonly elbow: Spot;
  readonly wrist: Spot;
  readonly hand: keyof typeof HANDS;
  /** Degrees the hand is bent at the wrist, upwards. */
  readonly bent?: number;
  /** The thumb is on the lower side. */
  readonly isTurned?: boolean;
  readonly thick?: number;
};

/** An arm in a sleeve with a bone above and one below the elbow, a turned-back cuff, and a hand. */
export function heroArm(
  pen: Pen,
  { shoulder, elbow, wrist, hand, bent = 0, isTurned = false, thick = 6.6 }: HeroArm,
): void {
  const along = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const onForearm = (long: number, aside: number): Spot => moved(wrist, along, long, aside);
  drawHand(pen, HANDS[hand], onForearm(1.4, 0), along + (bent * Math.PI) / 180, isTurned);
  pen.cut(outlined(shoulder, elbow, thick, thick * 0.86));
  pen.cut(ringed(shoulder, thick * 0.5));
  pen.cut(ringed(elbow, thick * 0.45));
  pen.cut(outlined(elbow, wrist, thick * 0.88, thick * 0.66));
  pen.fold(written([moved(elbow, along, thick * 0.1, thick * 0.3), moved(elbow, along, thick * 0.5, 0)]), 0.4, SEAM);
  pen.fold(
    written([moved(elbow, along, thick * 0.5, thick * 0.34), moved(elbow, along, thick * 0.8, thick * 0.08)]),
    0.4,
    SEAM,
  );
  const half = thick * 0.42;
  const cuff = [
    onForearm(-3.6, half),
    onForearm(0.8, half * 1.06),
    onForearm(0.8, -half * 1.06),
    onForearm(-3.6, -half),
  ];
  pen.cut(`${cuff.map(([x, y]) => `${x},${y}!`).join(' ')}`, CUFF * 0.5);
  pen.fold(written([onForearm(-3.6, half), onForearm(-3.6, -half)]), 0.45, SEAM);
  pen.fold(written([onForearm(1.2, half * 0.86), onForearm(1.2, -half * 0.86)]), 0.9, 0.8);
}

function drawHand(
  pen: Pen,
  { palm, fingers, seams, thumb }: (typeof HANDS)[keyof typeof HANDS],
  at: Spot,
  turn: number,
  isTurned: boolean,
): void {
  const placed = (points: string): string =>
    written(
      points.split(' ').map((each) => {
        const [x = 0, y = 0] = each.split(',').map(Number);
        return moved(at, turn, x, isTurned ? -y : y);
      }),
    );
  pen.cut(placed(palm));
  for (const [order, finger] of fingers.entries()) pen.limb(placed(finger), 1.4 - order * 0.08);
  pen.limb(placed(thumb), 1.6);
  for (const seam of seams) pen.fold(placed(seam), 0.3, 0.4);
}

/** A tapered bone between two joints. */
function outlined(from: Spot, to: Spot, thickFrom: number, thickTo: number): string {
  const along = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const corners = [
    moved(from, along, 0, thickFrom / 2),
    moved(to, along, 0, thickTo / 2),
    moved(to, along, 0, -thickTo / 2),
    moved(from, along, 0, -thickFrom / 2),
  ];
  return corners.map(([x, y]) => `${x},${y}!`).join(' ');
}

function ringed([x, y]: Spot, radius: number): string {
  return written([0, 1, 2, 3, 4, 5, 6, 7].map((at) => moved([x, y], (at * Math.PI) / 4, radius, 0)));
}

function moved([x, y]: Spot, turn: number, long: number, aside: number): Spot {
  return [x + long * Math.cos(turn) - aside * Math.sin(turn), y + long * Math.sin(turn) + aside * Math.cos(turn)];
}

const written = (spots: readonly Spot[]): string => spots.map(([x, y]) => `${x},${y}`).join(' ');
