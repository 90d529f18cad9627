import type { SKRSContext2D } from '@napi-rs/canvas';

/** A point on the middle of a limb, and how thick it is there, to either side. */
export type Joint = { readonly x: number; readonly y: number; readonly half: number };

export type Skin = { readonly dark: string; readonly flesh: string; readonly shine: string };

const INK = '#070b0d';

/** A limb of a sea beast: inked about, ringed in the engraver's manner, with light along its left side. */
export function drawLimb(pen: SKRSContext2D, joints: readonly Joint[], skin: Skin): void {
  const sides = sidesOf(joints);
  pen.save();
  pen.lineJoin = 'round';
  outline(pen, sides);
  pen.strokeStyle = INK;
  pen.lineWidth = 4;
  pen.stroke();
  pen.fillStyle = skin.flesh;
  pen.fill();
  pen.clip();
  for (const [at, { left, right }] of sides.entries()) {
    if (at % 2 === 1) continue;
    const next = sides[at + 1] ?? { left, right };
    // A ring bulges towards the end of the limb, thick on the dark side.
    const middle = { x: (next.left.x + next.right.x) / 2, y: (next.left.y + next.right.y) / 2 };
    pen.strokeStyle = skin.dark;
    pen.lineWidth = 1.3;
    pen.beginPath();
    pen.moveTo(right.x, right.y);
    pen.quadraticCurveTo(middle.x, middle.y, between(left.x, right.x, 0.3), between(left.y, right.y, 0.3));
    pen.stroke();
  }
  for (const [share, breadth, style] of [
    [0.86, 0.34, skin.dark],
    [0.2, 0.16, skin.shine],
  ] as const) {
    for (const [at, { left, right }] of sides.entries()) {
      const next = sides[at + 1];
      const half = joints[at]?.half ?? 0;
      if (next === undefined) continue;
      pen.globalAlpha = 0.7;
      pen.strokeStyle = style;
      pen.lineWidth = Math.max(0.6, half * 2 * breadth);
      pen.lineCap = 'butt';
      pen.beginPath();
      pen.moveTo(between(left.x, right.x, share), between(left.y, right.y, share));
      pen.lineTo(between(next.left.x, next.right.x, share), between(next.left.y, next.right.y, share));
      pen.stroke();
    }
  }
  pen.restore();
}

type Spot = { readonly x: number; readonly y: number };

/** The left and the right side at each joint, as seen along the limb. */
export function sidesOf(joints: readonly Joint[]): readonly { readonly left: Spot; readonly right: Spot }[] {
  return joints.map((joint, at) => {
    const before = joints[at - 1] ?? joint;
    const after = joints[at + 1] ?? joint;
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const across = { x: (after.y - before.y) / long, y: -(after.x - before.x) / long };
    return {
      left: { x: joint.x + across.x * joint.half, y: joint.y + across.y * joint.half },
      right: { x: joint.x - across.x * joint.half, y: joint.y - across.y * joint.half },
    };
  });
}

function outline(pen: SKRSContext2D, sides: ReturnType<typeof sidesOf>): void {
  pen.beginPath();
  for (const { left } of sides) pen.lineTo(left.x, left.y);
  for (const { right } of [...sides].reverse()) pen.lineTo(right.x, right.y);
  pen.closePath();
}

/** Ripples where a beast breaks the water. */
export function drawRipples(pen: SKRSContext2D, x: number, y: number, half: number): void {
  pen.save();
  pen.strokeStyle = '#bcd6cb';
  pen.lineCap = 'round';
  for (const [ring, alpha] of [0.75, 0.45, 0.24].entries()) {
    const reach = half + 4 + ring * 7;
    pen.globalAlpha = alpha;
    pen.lineWidth = 1.5 - ring * 0.3;
    pen.beginPath();
    pen.ellipse(x, y + ring * 1.5, reach, 3 + ring * 2.2, 0, 0.25, Math.PI - 0.25);
    pen.stroke();
  }
  pen.restore();
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
