import { type Colour, colour, mix, times } from '../drawing/colour.ts';
import { clamp, smoothstep } from '../drawing/curves.ts';

export const CAMEO = { width: 260, height: 338 };
const OVAL = { across: 110.5, down: 149 };
const SLIP = 4.2;
const WOOD_ENDS = 13;
const ENDS = 16.6;
const BEAD_PITCH = 4.4;

/** The colours of a frame: the metal of its slip and beads, dark and light, and its moulding. */
export type FrameMetal = { readonly dark: Colour; readonly light: Colour; readonly moulding: Colour };

/** The frames there are. */
export const FRAMES = {
  gilt: { dark: colour('#7a5420'), light: colour('#f6d898'), moulding: colour('#1d1a1b') },
  silver: { dark: colour('#4e555c'), light: colour('#eef1f0'), moulding: colour('#191c20') },
  verdigris: { dark: colour('#245a4c'), light: colour('#a9e0c4'), moulding: colour('#12201d') },
  bone: { dark: colour('#84714f'), light: colour('#fbf2d8'), moulding: colour('#4a3a27') },
  jet: { dark: colour('#17161a'), light: colour('#8b8894'), moulding: colour('#0c0b0d') },
} as const satisfies Readonly<Record<string, FrameMetal>>;

export type FrameName = keyof typeof FRAMES;

/**
 * The position of a point in the oval: `share` is 0 in the middle and 1 at the opening's edge, `outwards` is pixels
 * outside of that edge.
 */
export type Place = { readonly share: number; readonly outwards: number; readonly angle: number };

/** The position of a point given in pixels of a picture of 260 by 338. */
export function placeInOval(x: number, y: number): Place {
  const across = (x - CAMEO.width / 2) / OVAL.across;
  const down = (y - CAMEO.height / 2) / OVAL.down;
  const share = Math.hypot(across, down);
  const slope = Math.hypot(across / OVAL.across, down / OVAL.down) / Math.max(share, 1e-6);
  return { share, outwards: (share - 1) / Math.max(slope, 1e-6), angle: Math.atan2(down, across) };
}

/** The opacity at a point: of the frame, and of the whole picture. */
export const frameCover = ({ outwards }: Place): number => smoothstep(-1, -0.2, outwards);
export const pictureCover = ({ outwards }: Place): number => 1 - smoothstep(ENDS - 0.4, ENDS + 0.5, outwards);

/** The frame's colour at a point: a bright slip, an ebony moulding and a row of beads, lit from the upper left. */
export function frameAt({ outwards, angle }: Place, metal: FrameMetal): Colour {
  const lit = 0.5 + 0.5 * Math.cos(angle + 2.3);
  if (outwards < SLIP - 1) {
    const round = Math.sin(clamp((outwards + 1) / SLIP) * Math.PI);
    return mix(metal.dark, metal.light, clamp(round * 0.6 + lit * 0.6 - 0.14));
  }
  if (outwards < WOOD_ENDS) {
    const share = (outwards - SLIP + 1) / (WOOD_ENDS - SLIP + 1);
    const gleam =
      Math.exp(-(((share - 0.3) / 0.15) ** 2)) * lit + Math.exp(-(((share - 0.75) / 0.18) ** 2)) * (1 - lit) * 0.3;
    return times(mix(metal.moulding, metal.light, 0.16 * gleam), 0.55 + 2.2 * gleam);
  }
  const across = (outwards - WOOD_ENDS) / (ENDS - WOOD_ENDS) - 0.5;
  const bead = beadAt(angle);
  const off = Math.hypot(across, bead - Math.floor(bead) - 0.5) * 2;
  if (off > 1.05) return times(metal.moulding, 0.3);
  const dome = clamp(1 - off);
  return mix(times(metal.dark, 0.35), metal.light, clamp(dome * 1.15 + 0.35 * lit * dome - 0.12 * across * lit));
}

const STEPS = 1440;
const beadsBefore = measured();

/** The number of beads from the oval's right end to an angle, measured along the oval so that all beads are round. */
function beadAt(angle: number): number {
  const share = ((angle / (2 * Math.PI) + 1) % 1) * STEPS;
  const step = Math.floor(share);
  const from = beadsBefore[step] ?? 0;
  return from + ((beadsBefore[step + 1] ?? from) - from) * (share - step);
}

function measured(): Float64Array {
  const middle = (WOOD_ENDS + ENDS) / 2;
  const lengths = new Float64Array(STEPS + 1);
  for (let step = 1; step <= STEPS; step += 1) {
    const angle = ((step - 0.5) / STEPS) * 2 * Math.PI;
    const piece = Math.hypot((OVAL.across + middle) * Math.sin(angle), (OVAL.down + middle) * Math.cos(angle));
    lengths[step] = (lengths[step - 1] ?? 0) + (piece * 2 * Math.PI) / STEPS;
  }
  const whole = lengths[STEPS] ?? 1;
  const beads = Math.round(whole / BEAD_PITCH);
  return lengths.map((length) => (length / whole) * beads);
}
