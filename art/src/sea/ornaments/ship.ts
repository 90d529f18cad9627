import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawRipples } from './limb.ts';
import type { Ornaments } from './ornaments.ts';

const INK = '#090d0f';
const HULL = '#8d7448';
const SAIL = '#e9dcb8';
const MASTS = [
  { x: -0.5, high: 1.28, sails: [0.52, 0.42, 0.3] },
  { x: 0.06, high: 1.58, sails: [0.6, 0.5, 0.36] },
  { x: 0.6, high: 1.3, sails: [0.5, 0.4, 0.28] },
] as const;

/** A ship under sail, the middle of its waterline at x, y; about two sizes long. */
export function drawShip(pen: SKRSContext2D, { x, y, size, mirrored }: Ornaments['ships'][number]): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(mirrored ? -size : size, size);
  pen.lineJoin = 'round';
  pen.strokeStyle = INK;
  for (const { x: mast, high, sails } of MASTS) {
    line(
      pen,
      [
        [mast, -0.1],
        [mast + 0.03, -high],
      ],
      0.045,
      '#b79a62',
    );
    let foot = -0.34;
    for (const half of sails) {
      const head = foot - half * 0.72;
      sail(pen, mast, foot, head, half * 0.48);
      foot = head - 0.04;
    }
    line(
      pen,
      [
        [mast + 0.03, -high],
        [mast + 0.3, -high - 0.05],
      ],
      0.05,
      '#b8574a',
    );
  }
  line(
    pen,
    [
      [0.95, -0.28],
      [1.5, -0.62],
    ],
    0.04,
    '#b79a62',
  );
  pen.fillStyle = SAIL;
  pen.lineWidth = 0.035;
  shape(pen, [
    [0.66, -1.2],
    [1.44, -0.58],
    [0.78, -0.36],
  ]);
  hull(pen);
  pen.restore();
  drawRipples(pen, x, y + 1, size * 0.95);
}

function hull(pen: SKRSContext2D): void {
  pen.fillStyle = HULL;
  pen.lineWidth = 0.05;
  pen.beginPath();
  pen.moveTo(-1.06, -0.56);
  pen.bezierCurveTo(-1.04, -0.2, -0.98, 0, -0.84, 0.05);
  pen.lineTo(0.8, 0.05);
  pen.bezierCurveTo(0.94, -0.06, 1.06, -0.24, 1.14, -0.38);
  pen.bezierCurveTo(0.6, -0.24, -0.3, -0.2, -0.66, -0.28);
  pen.lineTo(-0.7, -0.52);
  pen.closePath();
  pen.fill();
  pen.stroke();
  for (const [from, to] of [
    [-0.17, -0.2],
    [-0.06, -0.07],
  ] as const)
    line(
      pen,
      [
        [-0.95, from],
        [0.98, to],
      ],
      0.028,
      INK,
    );
  for (let port = 0; port < 7; port += 1) {
    pen.fillStyle = '#ffcf7d';
    pen.fillRect(-0.66 + port * 0.21, -0.15, 0.07, 0.07);
  }
  pen.fillStyle = '#ffcf7d';
  pen.fillRect(-0.98, -0.46, 0.16, 0.1);
}

/** Square, and full of what wind there is; hatched on its lee. */
function sail(pen: SKRSContext2D, mast: number, foot: number, head: number, half: number): void {
  pen.fillStyle = SAIL;
  pen.lineWidth = 0.035;
  pen.beginPath();
  pen.moveTo(mast - half * 0.86, head);
  pen.lineTo(mast + half * 0.86, head);
  pen.quadraticCurveTo(mast + half * 1.5, (head + foot) / 2, mast + half, foot);
  pen.quadraticCurveTo(mast + half * 0.2, foot - 0.06, mast - half, foot);
  pen.quadraticCurveTo(mast - half * 0.5, (head + foot) / 2, mast - half * 0.86, head);
  pen.fill();
  pen.stroke();
  for (const share of [0.1, 0.3, 0.5]) {
    line(
      pen,
      [
        [mast - half * (0.8 - share), head + 0.03],
        [mast - half * (0.55 - share), (head + foot) / 2],
        [mast - half * (0.9 - share), foot - 0.04],
      ],
      0.026,
      '#6a5c40',
    );
  }
}

function line(
  pen: SKRSContext2D,
  points: readonly (readonly [number, number])[],
  breadth: number,
  style: string,
): void {
  pen.save();
  pen.strokeStyle = style;
  pen.lineWidth = breadth;
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
  pen.restore();
}

function shape(pen: SKRSContext2D, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
  pen.stroke();
}
