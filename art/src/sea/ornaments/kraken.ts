import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawLimb, drawRipples, type Joint, type Skin, sidesOf } from './limb.ts';
import type { Ornaments } from './ornaments.ts';

const SKIN: Skin = { dark: '#2c1a20', flesh: '#85636a', shine: '#c9a9a0' };
const JOINTS = 54;
/** Arms by where they leave the water, which way they start, how long they are, and how they curl at the end. */
const ARMS = [
  { x: -62, long: 1.5, start: 0.62, curl: -2.7 },
  { x: -40, long: 1.25, start: 0.22, curl: 2.6 },
  { x: 41, long: 1.3, start: -0.2, curl: -2.7 },
  { x: 63, long: 1.46, start: -0.62, curl: 2.7 },
  { x: -88, long: 1.05, start: 0.35, curl: -3.3 },
  { x: 90, long: 1.12, start: -0.3, curl: 3.4 },
  { x: -24, long: 0.72, start: 0.9, curl: -3 },
  { x: 26, long: 0.7, start: -0.9, curl: 3 },
] as const;

/** A kraken coming up: its head at x, y, its arms a size to either side. */
export function drawKraken(pen: SKRSContext2D, { x, y, size }: Ornaments['kraken']): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 100, size / 100);
  for (const arm of ARMS.slice(0, 4)) drawArm(pen, arm);
  drawHead(pen);
  for (const arm of ARMS.slice(4)) drawArm(pen, arm);
  pen.restore();
}

function drawArm(pen: SKRSContext2D, { x, long, start, curl }: (typeof ARMS)[number]): void {
  const joints: Joint[] = [];
  let [across, down, angle] = [x, 12, -Math.PI / 2 - start];
  const step = (long * 100) / JOINTS;
  for (let at = 0; at < JOINTS; at += 1) {
    const share = at / JOINTS;
    joints.push({ x: across, y: down, half: 8.6 * (1 - share) ** 0.8 + 0.8 });
    // Straight at first, then a bow back to upright, then the curl.
    angle += ((start * 0.9 * (share < 0.5 ? 1.6 : 0)) / JOINTS) * 1.2 + (curl * 3 * share ** 3.2) / JOINTS;
    across += Math.cos(angle) * step;
    down += Math.sin(angle) * step;
  }
  drawLimb(pen, joints, SKIN);
  const side = curl > 0 ? 'right' : 'left';
  const sides = sidesOf(joints);
  for (let at = 3; at < JOINTS - 5; at += 3) {
    const joint = joints[at];
    const rim = sides[at]?.[side];
    if (joint === undefined || rim === undefined) continue;
    const spot = { x: joint.x + (rim.x - joint.x) * 0.62, y: joint.y + (rim.y - joint.y) * 0.62 };
    pen.fillStyle = '#ecd9bf';
    pen.strokeStyle = '#2c1a20';
    pen.lineWidth = 0.8;
    pen.beginPath();
    pen.arc(spot.x, spot.y, Math.max(0.9, joint.half * 0.3), 0, 7);
    pen.fill();
    pen.stroke();
  }
  drawRipples(pen, x, 12, 9);
}

function drawHead(pen: SKRSContext2D): void {
  pen.save();
  pen.beginPath();
  pen.moveTo(-30, 16);
  pen.bezierCurveTo(-27, 2, -24, -6, -33, -26);
  pen.bezierCurveTo(-40, -58, -20, -84, 3, -86);
  pen.bezierCurveTo(26, -84, 41, -56, 33, -26);
  pen.bezierCurveTo(24, -6, 27, 2, 30, 16);
  pen.closePath();
  pen.strokeStyle = '#070b0d';
  pen.lineWidth = 4;
  pen.stroke();
  pen.fillStyle = SKIN.flesh;
  pen.fill();
  pen.clip();
  pen.lineWidth = 1.3;
  for (let at = 0; at < 26; at += 1) {
    // Lines that follow the round of the head: close together on the dark side.
    const share = (at / 25) ** 0.7;
    const swell = -34 + 70 * share;
    pen.strokeStyle = share > 0.45 ? SKIN.dark : 'rgba(44,26,32,.45)';
    pen.beginPath();
    pen.moveTo(swell * 0.15 + 2, -88);
    pen.bezierCurveTo(swell * 1.25, -62, swell * 1.1, -30, swell * 0.72, -6);
    pen.lineTo(swell * 0.9, 18);
    pen.stroke();
  }
  pen.strokeStyle = SKIN.shine;
  pen.globalAlpha = 0.8;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(-12, -78);
  pen.bezierCurveTo(-27, -68, -31, -48, -27, -32);
  pen.stroke();
  pen.restore();
  for (const side of [-1, 1]) eye(pen, side * 14, -12, side);
  drawRipples(pen, 0, 15, 30);
}

function eye(pen: SKRSContext2D, x: number, y: number, side: number): void {
  pen.fillStyle = '#1a0e10';
  pen.beginPath();
  pen.ellipse(x, y, 9.4, 7.2, side * 0.3, 0, 7);
  pen.fill();
  pen.fillStyle = '#ffcf7d';
  pen.beginPath();
  pen.ellipse(x, y, 7, 5, side * 0.3, 0, 7);
  pen.fill();
  pen.fillStyle = '#0c0605';
  pen.beginPath();
  pen.ellipse(x, y, 5.4, 1.5, side * 0.3, 0, 7);
  pen.fill();
}
