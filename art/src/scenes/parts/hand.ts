import type { Block } from '../block.ts';
import type { Place } from '../form.ts';
import { type Bone, taper } from './taper.ts';

type Pose = {
  readonly palm: string;
  /** From the one farthest from the eye. */
  readonly fingers: readonly (readonly Bone[])[];
  readonly thumb: readonly Bone[];
};

const PALM = '-6,-15 12,-20 38,-30 58,-27 64,0 58,24 40,28 14,20 -6,14';

/** Hands that reach to the right, the wrist at the origin and about 100 long. */
const POSES = {
  /** Palm down, flat on something. */
  flat: {
    palm: PALM,
    fingers: [
      [
        [50, 18, 14],
        [70, 24, 13],
        [88, 30, 10],
      ],
      [
        [54, 6, 15],
        [80, 10, 14],
        [104, 15, 11],
      ],
      [
        [56, -8, 16],
        [84, -7, 14],
        [110, -3, 11],
      ],
      [
        [54, -21, 16],
        [80, -22, 14],
        [104, -18, 11],
      ],
    ],
    thumb: [
      [18, -20, 18],
      [44, -40, 16],
      [64, -46, 12],
    ],
  },
  /** A fist about something upright, its fingers before it. */
  grip: {
    palm: '-6,-19 18,-30 44,-38 62,-34 66,0 62,36 44,40 18,30 -6,19',
    fingers: [
      [
        [40, 29, 17],
        [66, 33, 16],
        [84, 28, 13],
      ],
      [
        [40, 11, 18],
        [72, 14, 17],
        [92, 10, 14],
      ],
      [
        [40, -8, 18],
        [74, -8, 18],
        [95, -9, 15],
      ],
      [
        [40, -27, 18],
        [72, -29, 17],
        [92, -27, 14],
      ],
    ],
    thumb: [
      [22, -26, 18],
      [52, -50, 17],
      [74, -50, 13],
    ],
  },
  /** Something thin between the thumb and two fingers. */
  pinch: {
    palm: PALM,
    fingers: [
      [
        [46, 18, 14],
        [64, 28, 13],
        [60, 42, 11],
      ],
      [
        [52, 8, 15],
        [76, 18, 14],
        [80, 32, 11],
      ],
      [
        [54, -8, 16],
        [84, -6, 14],
        [98, 12, 11],
      ],
      [
        [52, -21, 16],
        [84, -27, 14],
        [106, -2, 11],
      ],
    ],
    thumb: [
      [22, 18, 20],
      [62, 12, 17],
      [100, 4, 12],
    ],
  },
  /** Held out to be given something. */
  open: {
    palm: '-6,-15 18,-18 46,-12 66,-4 66,12 48,24 18,22 -6,15',
    fingers: [
      [
        [50, 10, 14],
        [78, 8, 13],
        [100, -6, 10],
      ],
      [
        [54, 12, 15],
        [84, 13, 14],
        [108, 0, 11],
      ],
      [
        [54, 15, 15],
        [84, 19, 14],
        [108, 8, 11],
      ],
      [
        [48, 19, 14],
        [74, 25, 13],
        [96, 17, 10],
      ],
    ],
    thumb: [
      [14, -8, 18],
      [38, -28, 15],
      [58, -34, 12],
    ],
  },
  /** One finger out. */
  point: {
    palm: PALM,
    fingers: [
      [
        [48, 20, 15],
        [62, 28, 15],
        [50, 34, 13],
      ],
      [
        [52, 10, 16],
        [72, 16, 15],
        [58, 26, 13],
      ],
      [
        [54, -4, 16],
        [76, 2, 16],
        [62, 12, 13],
      ],
      [
        [54, -20, 16],
        [84, -22, 14],
        [112, -22, 10],
      ],
    ],
    thumb: [
      [20, -14, 18],
      [48, 4, 16],
      [70, 6, 12],
    ],
  },
} as const satisfies Readonly<Record<string, Pose>>;

export type HandPose = keyof typeof POSES;

export type Hand = Place & {
  readonly shade?: number;
  readonly shadow?: number;
  /** Fuller fingers with faint outlines, for a hand so small or so dim that dark outlines would leave only bones. */
  readonly isFull?: boolean;
};

/** A hand; what it holds may be cut between its palm and its fingers. */
export function hand(block: Block, pose: HandPose, place: Hand, heldThing?: () => void): void {
  const { palm, fingers, thumb }: Pose = POSES[pose];
  const { size = 1, shade = 0.72, isFull = false } = place;
  const look = {
    shade,
    hatch: 40 - (place.turn ?? 0),
    round: 13 * size,
    shadow: (place.shadow ?? 9) * size,
    edge: 0.5,
  };
  const finger = (bones: readonly Bone[]): void => {
    const outline = isFull ? { edge: 0.45, shadow: 1.5 * size } : { edge: 0.8, shadow: 3 * size };
    block.form({ ...look, round: 7 * size, ...outline }, (form) => {
      form.at(place, () => {
        form.cut(taper(bones.map(([x, y, thick]): Bone => [x, y, thick * (isFull ? 1.12 : 0.9)])));
        const [, joint, tip] = bones;
        if (joint && tip) nail(form, joint, tip, shade);
      });
    });
  };
  if (pose === 'pinch') finger(thumb);
  block.form(look, (form) => form.at(place, () => form.cut(palm)));
  heldThing?.();
  for (const bones of fingers) finger(bones);
  if (pose !== 'pinch') finger(thumb);
}

function nail(
  form: { crease: (points: string, width: number, shade: number) => unknown },
  joint: Bone,
  tip: Bone,
  shade: number,
): void {
  const [fromX, fromY] = joint;
  const [toX, toY, thick] = tip;
  const long = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [across, down] = [(toX - fromX) / long, (toY - fromY) / long];
  const lift = thick * 0.12;
  form.crease(
    `${toX - across * 3 - down * lift},${toY - down * 3 + across * lift} ${toX + across * 3 - down * lift},${toY + down * 3 + across * lift}`,
    thick * 0.42,
    Math.min(1, shade + 0.14),
  );
}
