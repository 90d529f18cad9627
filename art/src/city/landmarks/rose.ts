import type { Point } from '../region.ts';
import { INK } from '../stage.ts';
import { type Mason, ring } from './mason.ts';

const IVORY = '#f4e9c8';
const GILT = '#dcb267';

/** A compass rose on the water: sixteen winds, the chief ones longest. */
export function compassRose({ stage: { day } }: Mason, x: number, y: number, radius: number): void {
  const around = (share: number, from = 0, to = 2 * Math.PI): readonly Point[] =>
    ring(x, y, radius * share, radius * share, from, to);
  const path = (points: readonly Point[]): void => {
    day.beginPath();
    for (const point of points) day.lineTo(...point);
  };
  path(around(1));
  day.fillStyle = 'rgba(6,14,18,0.72)';
  day.fill();
  for (const [share, wide, colour] of [
    [1, 1.6, IVORY],
    [0.955, 0.6, IVORY],
    [0.83, 0.7, GILT],
    [0.5, 0.6, GILT],
  ] as const) {
    path(around(share));
    day.strokeStyle = colour;
    day.lineWidth = wide;
    day.stroke();
  }
  for (let band = 0; band < 32; band += 2) {
    path(around(0.89, (band * Math.PI) / 16, ((band + 1) * Math.PI) / 16));
    day.strokeStyle = band % 8 === 0 ? GILT : IVORY;
    day.lineWidth = radius * 0.07;
    day.stroke();
  }
  const star = (points: number, turn: number, long: number, broad: number, colour: string): void => {
    for (let point = 0; point < points; point += 1) {
      const angle = turn + (point * 2 * Math.PI) / points - Math.PI / 2;
      for (const side of [-1, 1]) {
        const beside = angle + (side * Math.PI) / points;
        path([
          [x, y],
          [x + Math.cos(angle) * long * radius, y + Math.sin(angle) * long * radius],
          [x + Math.cos(beside) * broad * radius, y + Math.sin(beside) * broad * radius],
        ]);
        day.closePath();
        day.fillStyle = side > 0 ? INK : colour;
        day.fill();
        day.strokeStyle = colour;
        day.lineWidth = 0.5;
        day.stroke();
      }
    }
  };
  star(8, Math.PI / 8, 0.6, 0.2, GILT);
  star(4, Math.PI / 4, 0.8, 0.22, IVORY);
  star(4, 0, 1.2, 0.22, IVORY);
  path(around(0.1));
  day.fillStyle = GILT;
  day.fill();
  day.strokeStyle = INK;
  day.stroke();
}
