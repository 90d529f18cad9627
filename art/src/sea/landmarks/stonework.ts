import type { Plate } from '../plate-type.ts';

export type Point = readonly [x: number, y: number];

const INK = 'rgb(9,9,9)';
const OUTLINE = 2;
const GAP = 4.4;
export const LAMP = '#ffb44e';

export const grey = (tone: number): string => {
  const byte = Math.round(255 * Math.min(1, Math.max(0, tone)));
  return `rgb(${byte},${byte},${byte})`;
};

/**
 * One face of something built or grown: filled, hatched the denser the darker it is (`slant` in degrees), outlined. It
 * hides whatever shone behind it.
 */
export function face(plate: Plate, points: readonly Point[], tone: number, slant = 90): void {
  trace(plate, points);
  const { tones, lamps } = plate;
  tones.fillStyle = grey(tone);
  tones.fill();
  hatch(plate, points, tone, slant);
  tones.strokeStyle = INK;
  tones.lineWidth = OUTLINE;
  trace(plate, points);
  tones.stroke();
  lamps.fillStyle = '#000';
  lamps.fill();
}

function trace({ tones, lamps }: Plate, points: readonly Point[]): void {
  for (const pen of [tones, lamps]) {
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.closePath();
  }
}

function hatch({ tones }: Plate, points: readonly Point[], tone: number, slant: number): void {
  if (tone > 0.72) return;
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  const middle = [
    (Math.min(...across) + Math.max(...across)) / 2,
    (Math.min(...down) + Math.max(...down)) / 2,
  ] as const;
  const reach = Math.hypot(Math.max(...across) - middle[0], Math.max(...down) - middle[1]) + GAP;
  tones.save();
  tones.clip();
  tones.translate(...middle);
  tones.rotate((slant * Math.PI) / 180);
  tones.strokeStyle = INK;
  tones.globalAlpha = 0.72;
  tones.lineWidth = GAP * (0.62 - 0.62 * tone);
  tones.beginPath();
  for (let line = -reach; line <= reach; line += GAP) {
    tones.moveTo(-reach, line);
    tones.lineTo(reach, line);
  }
  tones.stroke();
  tones.restore();
}

/** A stroke of rope, iron or timber. */
export function bar({ tones }: Plate, points: readonly Point[], breadth: number, tone: number): void {
  for (const [width, style] of [
    [breadth + OUTLINE * 1.3, INK],
    [breadth, grey(tone)],
  ] as const) {
    tones.lineWidth = width;
    tones.strokeStyle = style;
    tones.lineCap = 'round';
    tones.beginPath();
    for (const [x, y] of points) tones.lineTo(x, y);
    tones.stroke();
  }
}

/** A line without an outline. */
export function line({ tones }: Plate, points: readonly Point[], breadth: number, tone: number): void {
  tones.lineWidth = breadth;
  tones.strokeStyle = grey(tone);
  tones.lineCap = 'round';
  tones.beginPath();
  for (const [x, y] of points) tones.lineTo(x, y);
  tones.stroke();
}

/** Something that shines: dark on the closed map, of this colour on the open one. */
export function shining({ tones, lamps }: Plate, points: readonly Point[], colour = LAMP, unlit = 0.1): void {
  for (const [pen, style] of [
    [tones, grey(unlit)],
    [lamps, colour],
  ] as const) {
    pen.fillStyle = style;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.closePath();
    pen.fill();
  }
}

export function lamp(plate: Plate, x: number, y: number, radius: number, colour = LAMP): void {
  const points = Array.from({ length: 12 }, (_, at): Point => {
    const angle = (at * Math.PI) / 6;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  shining(plate, points, colour, 0.3);
}

/** A window with its foot at x, y. */
export function pane(plate: Plate, x: number, y: number, width: number, height: number): void {
  const half = width / 2;
  shining(plate, [
    [x - half, y],
    [x - half, y - height * 0.7],
    [x, y - height],
    [x + half, y - height * 0.7],
    [x + half, y],
  ]);
}

/** Points of an ellipse, or of the part of it between two angles (0 to the right, then downwards). */
export function round(x: number, y: number, across: number, down: number, from = 0, to = 2 * Math.PI): Point[] {
  return Array.from({ length: 25 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / 24;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
}
