import type { Point } from '../region.ts';
import { INK, shade } from '../stage.ts';
import { box } from './dwellings.ts';
import { bar, behind, block, flame, front, inStuff, type Mason, ring, shining, solid } from './mason.ts';
import { windowRows } from './openings.ts';

/** The Area Steps: they wind down a pillar of the rock, four thousand and twelve of them, into a court by the river. */
export function steps(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const { day } = mason.stage;
  const half = (at: number): number => wide * (0.17 + 0.2 * (1 - at) ** 3 + 0.42 * at ** 3);
  const edge = (sign: number): Point[] =>
    Array.from({ length: 25 }, (_, step): Point => {
      const at = step / 24;
      return [x + sign * half(at) + Math.sin(at * 17 + sign * 2) * 1.6 + mason.random.from(-0.8, 0.8), y - high * at];
    });
  solid(mason, [...edge(-1), ...edge(1).reverse()], '#6f6455');
  const light = day.createLinearGradient(x - wide * 0.3, 0, x + wide * 0.34, 0);
  light.addColorStop(0, 'rgba(255,240,210,0.2)');
  light.addColorStop(0.4, 'rgba(0,0,0,0.05)');
  light.addColorStop(1, 'rgba(0,0,0,0.72)');
  day.fillStyle = light;
  day.fill();
  day.lineWidth = 0.7;
  for (let line = 0; line < 15; line += 1) {
    const side = mason.random.from(-0.95, 0.95);
    const from = mason.random.from(0, 0.6);
    day.beginPath();
    for (let at = from; at < Math.min(1, from + 0.45); at += 0.03)
      day.lineTo(x + side * half(at) + Math.sin(at * 23 + line) * 1.4, y - high * at);
    day.strokeStyle = line % 3 ? 'rgba(8,7,6,0.5)' : 'rgba(220,200,160,0.3)';
    day.stroke();
  }
  const turns = 5;
  const flights = 120;
  for (let step = flights; step >= 0; step -= 1) {
    const at = step / flights;
    const angle = at * turns * 2 * Math.PI + 1.2;
    if (Math.sin(angle) < -0.12) continue;
    const out = half(at * 0.94) + 2.5;
    const [left, level] = [x + Math.cos(angle) * out, y - 6 - high * 0.94 * at + Math.sin(angle) * 6];
    solid(mason, box(left - 3.4, level, 6.8, 4.4), shade('#6a5c48', 0.8), 0.4);
    solid(mason, box(left - 3.4, level, 6.8, 1.8), shade('#d8c49a', 0.75 + 0.25 * Math.sin(angle)), 0.3);
    if (step % 5 === 0) flame(mason, left, level - 3, 1.5 - at * 0.4);
  }
  fade(mason, x, y - high, wide, high * 0.3);
  smokeRound(mason, x, y - high * 0.86, wide);
  front(mason, x - wide * 0.34, y + 4, wide * 0.68, 17, 1.06);
  shining(mason, [...ring(x, y - 4, 8, 7, Math.PI, 2 * Math.PI), [x + 8, y + 4], [x - 8, y + 4]], '#ffbe62');
  bar(
    mason,
    [
      [x - wide * 0.36, y - 13],
      [x + wide * 0.36, y - 13],
    ],
    1.4,
    '#b9a684',
  );
}

/** The top of the pillar is lost in the smoke under the roof. */
function fade({ stage: { day, owner, main, cut } }: Mason, x: number, top: number, wide: number, high: number): void {
  const dark = day.createLinearGradient(0, top, 0, top + high);
  dark.addColorStop(0, 'rgba(0,0,0,1)');
  dark.addColorStop(1, 'rgba(0,0,0,0)');
  day.globalCompositeOperation = 'destination-out';
  day.fillStyle = dark;
  day.fillRect(x - wide, top - 6, wide * 2, high + 6);
  day.globalCompositeOperation = 'source-over';
  for (const mask of [owner, main]) {
    for (let row = 0; row < top + high * 0.5 - cut.top; row += 1) mask.fill(0, row * cut.width, (row + 1) * cut.width);
  }
}

function smokeRound({ stage: { day }, random }: Mason, x: number, y: number, wide: number): void {
  for (let puff = 0; puff < 16; puff += 1) {
    const [left, top] = [x + random.from(-0.6, 0.6) * wide, y + random.from(-20, 16)];
    const size = random.from(9, 19);
    const cloud = day.createRadialGradient(left, top, 0, left, top, size);
    cloud.addColorStop(0, 'rgba(96,86,74,0.34)');
    cloud.addColorStop(1, 'rgba(96,86,74,0)');
    day.fillStyle = cloud;
    day.fillRect(left - size, top - size, size * 2, size * 2);
  }
}

/** A roof garden with one cabbage, guarded. */
export function garden(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.8, high * 0.4, wide * 0.44);
  windowRows(
    mason,
    { x: left, y: y - 1, wide: wide * 0.8, high: high * 0.38 },
    { rows: 1, across: 7, fill: 0.34, lit: 0.3 },
  );
  for (const [over, up] of [
    [0.22, 0.52],
    [0.45, 0.56],
    [0.68, 0.52],
    [0.55, 0.72],
    [0.84, 0.7],
  ] as const) {
    solid(mason, ring(left + wide * over, y - high * up, 3.6, 2.4), '#5f7052', 0.6);
  }
  solid(mason, ring(left + wide * 0.5, y - high * 0.62, 4, 3.4), '#86a06a', 0.7);
  bar(
    mason,
    [
      [left, y - high * 0.46],
      [left + wide * 0.8, y - high * 0.46],
    ],
    0.5,
    INK,
  );
  flame(mason, left + wide * 0.62, y - high * 0.8, 1.5);
}

/** The yard of the felt makers: a round door in a blank wall round a yard. */
export function feltYard(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const wall = inStuff(mason, '#a09ca0', '#706c74');
  bar(
    wall,
    [behind([left, y - 6], 30), behind([left + wide * 0.8, y - 6], 30), [left + wide * 0.8, y - 6]],
    4,
    shade('#8a868c', 0.8),
  );
  front(wall, left, y, wide * 0.8, high * 0.42, 1);
  solid(wall, ring(x - wide * 0.1, y - high * 0.2, high * 0.19, high * 0.19), '#514d52');
  shining(wall, ring(x - wide * 0.1, y - high * 0.2, high * 0.13, high * 0.13), '#d8a860');
}

/** The White Ride: an avenue of bone-pale ground, where pale things go fast. */
export function whiteRide(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const middle = (at: number): Point => [x - wide * 0.5 + wide * at, y - high * 0.5 + Math.sin(at * 3.4) * high * 0.3];
  const edge = (side: number): Point[] =>
    Array.from({ length: 17 }, (_, step): Point => {
      const [left, top] = middle(step / 16);
      return [left, top + side * (3.4 + mason.random.from(-0.6, 0.6))];
    });
  solid(mason, [...edge(-1), ...edge(1).reverse()], '#b9b6a4', 0.5);
  for (let post = 0; post <= 9; post += 1) {
    const [left, top] = middle(post / 9);
    for (const side of [-1, 1]) solid(mason, box(left - 0.8, top + side * 5 - 6, 1.6, 6), '#d8d4c2', 0.5);
    if (post % 3 === 1) flame(mason, left, top - 1, 1, '#e8f6ea');
  }
}
