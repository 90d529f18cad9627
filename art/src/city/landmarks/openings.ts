import type { Point } from '../region.ts';
import { INK } from '../stage.ts';
import { type Mason, ring, shining } from './mason.ts';

export type Opening = 'sash' | 'lancet' | 'round' | 'arch';

const LAMPS = ['#ffb44e', '#ffb44e', '#ffc873', '#f09a38', '#f3dca8'];

/** Rows of windows over a wall whose left foot is at `x`, `y`. `lit` is how many of them shine. */
export function windowRows(
  mason: Mason,
  { x, y, wide, high }: { x: number; y: number; wide: number; high: number },
  {
    rows,
    across,
    kind = 'sash',
    lit = 0.65,
    fill = 0.5,
  }: { rows: number; across: number; kind?: Opening; lit?: number; fill?: number },
): void {
  const each = { wide: (wide / across) * fill, high: (high / rows) * 0.6 };
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < across; at += 1) {
      const middle = x + ((at + 0.5) * wide) / across;
      const isLit = mason.random.chance(lit);
      opening(
        mason,
        kind,
        middle,
        y - (high * (row + 0.18)) / rows,
        each.wide,
        each.high,
        isLit ? mason.random.pick(LAMPS) : '#000',
      );
    }
  }
}

/** One window or door with its foot at `x`, `y`, in the colour it shines in (`#000`: dark). */
export function opening(
  mason: Mason,
  kind: Opening,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
): void {
  shining(mason, shapeOf(kind, x, y, wide, high), colour);
  if (wide < 2.6) return;
  const { day, glow } = mason.stage;
  for (const pen of [day, glow]) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x, y - high);
    if (kind !== 'lancet') {
      pen.moveTo(x - wide / 2, y - high * 0.5);
      pen.lineTo(x + wide / 2, y - high * 0.5);
    }
    pen.strokeStyle = INK;
    pen.lineWidth = Math.min(0.8, wide * 0.16);
    pen.stroke();
  }
}

function shapeOf(kind: Opening, x: number, y: number, wide: number, high: number): readonly Point[] {
  const half = wide / 2;
  if (kind === 'round') return ring(x, y - high / 2, half, half);
  if (kind === 'arch')
    return [[x - half, y], ...ring(x, y - high + half, half, half, Math.PI, 2 * Math.PI), [x + half, y]];
  if (kind === 'lancet') {
    return [
      [x - half, y],
      [x - half, y - high * 0.62],
      [x - half * 0.6, y - high * 0.85],
      [x, y - high],
      [x + half * 0.6, y - high * 0.85],
      [x + half, y - high * 0.62],
      [x + half, y],
    ];
  }
  return [
    [x - half, y],
    [x - half, y - high],
    [x + half, y - high],
    [x + half, y],
  ];
}

/** A rose window: a wheel of glass. */
export function rose(mason: Mason, x: number, y: number, radius: number): void {
  shining(mason, ring(x, y, radius, radius), '#ffd28a');
  const { day, glow } = mason.stage;
  for (const pen of [day, glow]) {
    pen.beginPath();
    for (let spoke = 0; spoke < 8; spoke += 1) {
      const angle = (spoke * Math.PI) / 4;
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
    pen.moveTo(x + radius * 0.45, y);
    pen.arc(x, y, radius * 0.45, 0, 2 * Math.PI);
    pen.strokeStyle = INK;
    pen.lineWidth = 0.7;
    pen.stroke();
  }
}

/** A clock at five to twelve, where it has stood for eleven weeks of Novembers. */
export function clock(mason: Mason, x: number, y: number, radius: number): void {
  shining(mason, ring(x, y, radius, radius), '#ffe6b4', '#b8aa88');
  const { day, glow } = mason.stage;
  for (const pen of [day, glow]) {
    pen.strokeStyle = INK;
    pen.lineWidth = Math.max(0.7, radius * 0.12);
    pen.beginPath();
    for (const [angle, length] of [
      [-Math.PI / 2 - 0.04, 0.5],
      [-Math.PI / 2 - Math.PI / 6, 0.78],
    ] as const) {
      pen.moveTo(x, y);
      pen.lineTo(x + Math.cos(angle) * radius * length, y + Math.sin(angle) * radius * length);
    }
    for (let hour = 0; hour < 12; hour += 1) {
      const angle = (hour * Math.PI) / 6;
      pen.moveTo(x + Math.cos(angle) * radius * 0.84, y + Math.sin(angle) * radius * 0.84);
      pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
    pen.stroke();
  }
}

/** A row of columns before a dark porch, lit from inside. */
export function columns(mason: Mason, x: number, y: number, wide: number, high: number, count: number): void {
  shining(
    mason,
    [
      [x, y],
      [x, y - high],
      [x + wide, y - high],
      [x + wide, y],
    ],
    '#8a5a22',
    '#1b1612',
  );
  const each = wide / (count - 0.45);
  const thick = each * 0.5;
  for (let at = 0; at < count; at += 1) {
    const left = x + at * each;
    const { day, glow } = mason.stage;
    const light = day.createLinearGradient(left, 0, left + thick, 0);
    light.addColorStop(0, mason.wall);
    light.addColorStop(0.4, '#e4d8bb');
    light.addColorStop(1, '#4a4238');
    day.fillStyle = light;
    day.fillRect(left, y - high, thick, high);
    day.strokeStyle = INK;
    day.lineWidth = 0.5;
    day.strokeRect(left, y - high, thick, high);
    glow.fillStyle = '#000';
    glow.fillRect(left, y - high, thick, high);
  }
}
