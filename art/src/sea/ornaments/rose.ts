import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Ornaments } from './ornaments.ts';

const IVORY = '#eadfbd';
const INK = '#12191b';
const GILT = '#d0a355';

/** A compass rose of thirty-two winds; north is up, and is down towards nothing. */
export function drawRose(pen: SKRSContext2D, { x, y, radius }: Ornaments['rose']): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius / 100, radius / 100);
  pen.fillStyle = 'rgba(6,17,22,.62)';
  disc(pen, 104);
  pen.fill();
  pen.strokeStyle = IVORY;
  for (const [ring, breadth] of [
    [101, 2.2],
    [97.5, 0.9],
    [86, 0.9],
    [83, 1.8],
    [50, 1],
  ] as const) {
    pen.lineWidth = breadth;
    disc(pen, ring);
    pen.stroke();
  }
  degrees(pen);
  star(pen, 16, Math.PI / 16, 62, 20, GILT);
  star(pen, 8, Math.PI / 8, 76, 20, IVORY);
  star(pen, 4, Math.PI / 4, 84, 24, IVORY);
  star(pen, 4, 0, 116, 26, IVORY);
  lily(pen);
  pen.fillStyle = GILT;
  pen.strokeStyle = INK;
  pen.lineWidth = 1.4;
  disc(pen, 8.5);
  pen.fill();
  pen.stroke();
  pen.fillStyle = INK;
  disc(pen, 3);
  pen.fill();
  pen.restore();
}

function disc(pen: SKRSContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
}

/** A band of degrees, light and dark by turns. */
function degrees(pen: SKRSContext2D): void {
  pen.lineWidth = 8;
  for (let at = 0; at < 64; at += 2) {
    const angle = (at * Math.PI) / 32;
    pen.strokeStyle = at % 8 === 0 ? GILT : IVORY;
    pen.beginPath();
    pen.arc(0, 0, 91.8, angle, angle + Math.PI / 32);
    pen.stroke();
  }
}

/** Points, half dark and half light, as if they were cut. */
function star(pen: SKRSContext2D, points: number, turn: number, long: number, waist: number, light: string): void {
  const half = Math.PI / Math.max(points, 8);
  for (let at = 0; at < points; at += 1) {
    const angle = turn + (at * 2 * Math.PI) / points - Math.PI / 2;
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(Math.cos(angle + side * half) * waist, Math.sin(angle + side * half) * waist);
      pen.lineTo(Math.cos(angle) * long, Math.sin(angle) * long);
      pen.closePath();
      pen.fillStyle = side < 0 ? light : INK;
      pen.strokeStyle = side < 0 ? INK : light;
      pen.fill();
      pen.lineWidth = 1;
      pen.stroke();
    }
  }
}

/** The lily on the north point. */
function lily(pen: SKRSContext2D): void {
  pen.save();
  pen.translate(0, -113);
  pen.fillStyle = GILT;
  pen.strokeStyle = INK;
  pen.lineWidth = 1.2;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(0, 2);
    pen.bezierCurveTo(side * 3, -12, side * 17, -16, side * 15, -4);
    pen.bezierCurveTo(side * 14, 2, side * 8, 1, side * 9, -4);
    pen.bezierCurveTo(side * 6, -6, side * 3, -2, 0, 4);
    pen.fill();
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(0, 6);
  pen.bezierCurveTo(-8, -8, -5, -16, 0, -26);
  pen.bezierCurveTo(5, -16, 8, -8, 0, 6);
  pen.fill();
  pen.stroke();
  pen.restore();
}
