import type { Random } from '../random.ts';
import type { Point } from '../region.ts';
import { face, hides, INK, type Stage, shade, trace } from '../stage.ts';

/**
 * The tools a notable building is drawn with. Sizes are drawn pixels; `y` is the foot of a thing, heights go up from
 * it.
 */
export type Mason = {
  readonly stage: Stage;
  readonly ward: number;
  readonly random: Random;
  readonly wall: string;
  readonly slate: string;
};

/** The offset of the back of a thing one pixel deep from its front: to the right, and up. */
export const BACK: Point = [0.55, -0.42];
export const EDGE = 0.9;
const COURSE = 3.1;

export function behind([x, y]: Point, deep: number): Point {
  return [x + BACK[0] * deep, y + BACK[1] * deep];
}

/** A face of stone, brick or lead in a colour. It hides what shone behind it. */
export function solid({ stage, ward }: Mason, corners: readonly Point[], fill: string, ink = EDGE): void {
  hides(stage, corners, ward);
  face(stage, corners, fill, ink);
}

/** A box: its front, its right side and its top, with the courses of its stones. */
export function block(mason: Mason, x: number, y: number, wide: number, high: number, deep: number, tone = 1): void {
  const { wall, slate } = mason;
  const right = x + wide;
  const top = y - high;
  solid(mason, [[x, top], [right, top], behind([right, top], deep), behind([x, top], deep)], shade(slate, 1.15));
  solid(
    mason,
    [[right, y], [right, top], behind([right, top], deep), behind([right, y], deep)],
    shade(wall, 0.42 * tone),
  );
  front(mason, x, y, wide, high, tone);
}

/** A front wall alone: lighter to the upper left, laid in courses. */
export function front(mason: Mason, x: number, y: number, wide: number, high: number, tone = 1): void {
  const { stage, wall } = mason;
  const top = y - high;
  const corners: readonly Point[] = [
    [x, y],
    [x, top],
    [x + wide, top],
    [x + wide, y],
  ];
  solid(mason, corners, shade(wall, tone));
  const { day } = stage;
  const light = day.createLinearGradient(x, top, x + wide * 0.6, y + high * 0.3);
  light.addColorStop(0, 'rgba(255,240,210,0.16)');
  light.addColorStop(1, 'rgba(10,8,12,0.3)');
  day.fillStyle = light;
  day.fillRect(x + 0.4, top + 0.4, wide - 0.8, high - 0.8);
  lines(
    mason,
    Math.floor(high / COURSE),
    (at) => [
      [x + 0.6, y - at * high],
      [x + wide - 0.6, y - at * high],
    ],
    0.2,
  );
}

/** Fine dark lines across a face: `line` is asked for each share between 0 and 1. */
export function lines(
  { stage: { day } }: Mason,
  count: number,
  line: (at: number) => readonly [Point, Point],
  strength = 0.4,
): void {
  day.beginPath();
  for (let at = 1; at < count; at += 1) {
    const [from, to] = line(at / count);
    day.moveTo(...from);
    day.lineTo(...to);
  }
  day.strokeStyle = `rgba(12,10,10,${strength})`;
  day.lineWidth = 0.6;
  day.stroke();
}

/** Rope, iron or timber along some points. */
export function bar({ stage: { day, glow } }: Mason, points: readonly Point[], wide: number, colour: string): void {
  for (const [pen, style, width] of [
    [day, INK, wide + 0.9],
    [day, colour, wide],
    [glow, '#000', wide],
  ] as const) {
    pen.beginPath();
    for (const [at, [x, y]] of points.entries()) at === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** Something that shines: dark by day, of its colour by lamp-light. */
export function shining(
  { stage: { day, glow } }: Mason,
  corners: readonly Point[],
  colour: string,
  dark = '#15110d',
): void {
  for (const [pen, style] of [
    [day, dark],
    [glow, colour],
  ] as const) {
    trace(pen, corners);
    pen.fillStyle = style;
    pen.fill();
  }
}

export function flame(mason: Mason, x: number, y: number, radius: number, colour = '#ffcf80'): void {
  shining(mason, ring(x, y, radius, radius), colour, '#6b5a3a');
}

/** Corners of an ellipse, or of the part of it between two angles: 0 to the right, then downwards. */
export function ring(x: number, y: number, across: number, down: number, from = 0, to = 2 * Math.PI): readonly Point[] {
  const count = Math.max(8, Math.ceil(((across + down) * Math.abs(to - from)) / 6));
  return Array.from({ length: count + 1 }, (_, at): Point => {
    const angle = from + ((to - from) * at) / count;
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down];
  });
}

/** The same wall in other stuff. */
export function inStuff(mason: Mason, wall: string, slate = mason.slate): Mason {
  return { ...mason, wall, slate };
}
