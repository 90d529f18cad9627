import type { SKRSContext2D } from '@napi-rs/canvas';
import { CHART } from '../chart-size.ts';

const GILT = '#bf9d5b';
const FROM = 13;
const BAND = { from: 20.5, breadth: 7 };
const INNER = 31;
const DEGREE = 48;

/** A border in degrees, dark and gilt by turns, between rules. */
export function drawBorder(pen: SKRSContext2D): void {
  pen.save();
  pen.strokeStyle = GILT;
  pen.fillStyle = GILT;
  rule(pen, FROM, 2.6);
  rule(pen, BAND.from - 2, 0.9);
  rule(pen, BAND.from + BAND.breadth + 2, 0.9);
  rule(pen, INNER + 3, 1.6);
  degrees(CHART.width, (from, long) => {
    pen.fillRect(from, BAND.from, long, BAND.breadth);
    pen.fillRect(from, CHART.height - BAND.from - BAND.breadth, long, BAND.breadth);
  });
  degrees(CHART.height, (from, long) => {
    pen.fillRect(BAND.from, from, BAND.breadth, long);
    pen.fillRect(CHART.width - BAND.from - BAND.breadth, from, BAND.breadth, long);
  });
  for (const [x, y] of corners()) {
    pen.fillStyle = '#15110c';
    pen.fillRect(x - 9, y - 9, 18, 18);
    pen.strokeRect(x - 8, y - 8, 16, 16);
    pen.fillStyle = GILT;
    pen.beginPath();
    pen.moveTo(x, y - 5.5);
    pen.lineTo(x + 5.5, y);
    pen.lineTo(x, y + 5.5);
    pen.lineTo(x - 5.5, y);
    pen.fill();
  }
  pen.restore();
}

function rule(pen: SKRSContext2D, from: number, breadth: number): void {
  pen.lineWidth = breadth;
  pen.strokeRect(from, from, CHART.width - 2 * from, CHART.height - 2 * from);
}

/** Every second degree of a side, counted from its middle so that both ends look alike. */
function degrees(side: number, draw: (from: number, long: number) => void): void {
  const room = side - 2 * (BAND.from + BAND.breadth);
  const count = 2 * Math.round(room / DEGREE / 2) + 1;
  const long = room / count;
  for (let at = 0; at < count; at += 2) draw(BAND.from + BAND.breadth + at * long, long);
}

function corners(): readonly (readonly [number, number])[] {
  const middle = BAND.from + BAND.breadth / 2;
  return [
    [middle, middle],
    [CHART.width - middle, middle],
    [middle, CHART.height - middle],
    [CHART.width - middle, CHART.height - middle],
  ];
}
