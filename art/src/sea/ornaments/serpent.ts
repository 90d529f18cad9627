import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawLimb, drawRipples, type Joint, type Skin } from './limb.ts';
import type { Ornaments } from './ornaments.ts';

const SKIN: Skin = { dark: '#1c2f2b', flesh: '#6f8c7b', shine: '#c4d8bf' };
const JOINTS = 46;
/** Coils out of the water: where each is, how wide and how high, and how thick it begins. */
type Coil = { readonly x: number; readonly half: number; readonly high: number; readonly thick: number };
const COILS: readonly Coil[] = [
  { x: 0.62, half: 0.3, high: 0.5, thick: 0.085 },
  { x: 1.34, half: 0.25, high: 0.36, thick: 0.066 },
  { x: 1.92, half: 0.18, high: 0.22, thick: 0.046 },
];

/** A sea serpent in coils, about two and a half sizes long, with its neck at x, y. */
export function drawSerpent(pen: SKRSContext2D, { x, y, size, mirrored }: Ornaments['serpent']): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(mirrored ? -size : size, size);
  pen.scale(1 / 100, 1 / 100);
  tail(pen);
  for (const coil of [...COILS].reverse()) {
    drawFins(pen, coil);
    drawLimb(pen, arch(coil), SKIN);
    for (const foot of [-1, 1]) drawRipples(pen, (coil.x + foot * coil.half) * 100, 4, coil.thick * 100);
  }
  neck(pen);
  pen.restore();
}

function arch({ x, half, high, thick }: Coil): Joint[] {
  return Array.from({ length: JOINTS }, (_, at) => {
    const angle = Math.PI * (1 - at / (JOINTS - 1));
    const share = at / (JOINTS - 1);
    return {
      x: (x + Math.cos(angle) * half) * 100,
      y: 4 - Math.max(0, Math.sin(angle)) ** 0.9 * high * 100,
      half: thick * 100 * (1.08 - 0.2 * share),
    };
  });
}

function drawFins(pen: SKRSContext2D, coil: Coil): void {
  const back = arch({ ...coil, high: coil.high + coil.thick, half: coil.half + coil.thick });
  pen.fillStyle = '#9db39a';
  pen.strokeStyle = '#0a1114';
  pen.lineWidth = 1.4;
  for (let at = 8; at < JOINTS - 8; at += 5) {
    const [from, to] = [back[at], back[at + 4]];
    if (from === undefined || to === undefined) continue;
    const high = coil.thick * 75;
    pen.beginPath();
    pen.moveTo(from.x, from.y + 3);
    pen.lineTo((from.x + to.x) / 2 + 3, Math.min(from.y, to.y) - high);
    pen.lineTo(to.x, to.y + 3);
    pen.closePath();
    pen.fill();
    pen.stroke();
  }
}

function neck(pen: SKRSContext2D): void {
  const joints = Array.from({ length: JOINTS }, (_, at): Joint => {
    const up = at / (JOINTS - 1);
    return {
      x: 100 * (0.06 + 0.17 * Math.sin(up * 4.4 + 0.3) * (1 - 0.25 * up) - 0.16 * up),
      y: 4 - 92 * up,
      half: 9.6 - 3.4 * up,
    };
  });
  for (let at = 10; at < JOINTS - 4; at += 4) {
    const joint = joints[at];
    if (joint === undefined) continue;
    mane(pen, joint.x + joint.half * 0.7, joint.y, 9);
  }
  drawLimb(pen, joints, SKIN);
  const top = joints.at(-1);
  if (top !== undefined) head(pen, top.x, top.y);
  drawRipples(pen, joints[0]?.x ?? 0, 4, 11);
}

function mane(pen: SKRSContext2D, x: number, y: number, size: number): void {
  pen.fillStyle = '#9db39a';
  pen.strokeStyle = '#0a1114';
  pen.lineWidth = 1.3;
  pen.beginPath();
  pen.moveTo(x - 3, y - size * 0.5);
  pen.quadraticCurveTo(x + size, y - size * 0.7, x + size * 1.5, y - size * 1.1);
  pen.quadraticCurveTo(x + size * 0.9, y, x - 3, y + size * 0.4);
  pen.fill();
  pen.stroke();
}

function head(pen: SKRSContext2D, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(-0.12);
  pen.strokeStyle = '#0a1114';
  pen.lineWidth = 2;
  // The lower jaw first, open.
  pen.fillStyle = '#55705f';
  shape(
    pen,
    [6, 4],
    [
      [-6, 12, -18, 15, -32, 14],
      [-24, 10, -14, 4, -8, 0],
    ],
  );
  pen.fillStyle = '#b8574a';
  shape(
    pen,
    [-8, 1],
    [
      [-18, 6, -26, 9, -38, 7],
      [-28, 5, -20, 2, -10, -2],
    ],
  );
  pen.fillStyle = '#7f9c88';
  shape(
    pen,
    [10, 6],
    [
      [12, -8, 4, -17, -8, -16],
      [-18, -15, -28, -9, -38, -5],
      [-41, -2, -38, 1, -34, 0],
      [-24, -1, -14, 2, -4, 7],
    ],
  );
  pen.fillStyle = '#9db39a';
  shape(
    pen,
    [2, -14],
    [
      [8, -22, 16, -25, 24, -26],
      [19, -20, 14, -14, 9, -6],
    ],
  );
  pen.fillStyle = '#ffbf5a';
  pen.beginPath();
  pen.ellipse(-8, -8.5, 3.2, 2.5, 0.3, 0, 7);
  pen.fill();
  pen.fillStyle = '#0a0806';
  pen.fillRect(-8.7, -10.6, 1.3, 4.2);
  pen.beginPath();
  pen.ellipse(-33, -4, 1.5, 0.9, 0.4, 0, 7);
  pen.fill();
  pen.fillStyle = '#efe7cd';
  for (const tooth of [-30, -24, -18]) {
    pen.beginPath();
    pen.moveTo(tooth - 1.6, 0.4);
    pen.lineTo(tooth, 5);
    pen.lineTo(tooth + 1.6, 0.6);
    pen.fill();
  }
  pen.restore();
}

/** A closed shape of curves, filled and inked. */
function shape(
  pen: SKRSContext2D,
  from: readonly [number, number],
  curves: readonly (readonly [number, number, number, number, number, number])[],
): void {
  pen.beginPath();
  pen.moveTo(...from);
  for (const curve of curves) pen.bezierCurveTo(...curve);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

function tail(pen: SKRSContext2D): void {
  const joints = Array.from({ length: 24 }, (_, at): Joint => {
    const up = at / 23;
    return { x: 236 + 16 * Math.sin(up * 3.6), y: 4 - 40 * up, half: 3.6 * (1 - up) + 0.7 };
  });
  drawLimb(pen, joints, SKIN);
  const tip = joints.at(-1);
  if (tip === undefined) return;
  pen.fillStyle = '#9db39a';
  pen.strokeStyle = '#0a1114';
  pen.lineWidth = 1.3;
  for (const side of [-1, 1]) {
    shape(
      pen,
      [tip.x, tip.y + 3],
      [
        [tip.x + side * 4, tip.y - 6, tip.x + side * 12, tip.y - 10, tip.x + side * 15, tip.y - 17],
        [tip.x + side * 8, tip.y - 14, tip.x + side * 2, tip.y - 10, tip.x, tip.y - 2],
      ],
    );
  }
  drawRipples(pen, 236, 4, 5);
}
