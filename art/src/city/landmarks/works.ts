import { INK, shade } from '../stage.ts';
import { bar, behind, block, flame, front, inStuff, lines, type Mason, ring, shining, solid } from './mason.ts';
import { opening, windowRows } from './openings.ts';
import { gableRoof, sideRoof, stack } from './tops.ts';

/** The gasworks: the retort house with its fires, three stacks, and two gasholders. */
export function gasworks(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const brick = inStuff(mason, '#9a6c54', '#4c4644');
  stack(brick, left + wide * 0.12, y - 20, wide * 0.05, high * 0.86);
  stack(brick, left + wide * 0.3, y - 24, wide * 0.055, high * 0.94);
  stack(brick, left + wide * 0.48, y - 22, wide * 0.05, high * 0.8);
  gasholder(mason, left + wide * 0.86, y - high * 0.2, wide * 0.26, high * 0.38);
  block(brick, left + wide * 0.02, y - 6, wide * 0.56, high * 0.26, wide * 0.16);
  sideRoof(brick, left + wide * 0.02, y - 6 - high * 0.26, wide * 0.56, wide * 0.16, high * 0.13);
  for (let vent = 0; vent < 5; vent += 1) {
    const over = left + wide * (0.12 + vent * 0.1);
    solid(
      brick,
      [
        [over, y - high * 0.38],
        [over, y - high * 0.43],
        [over + wide * 0.06, y - high * 0.43],
        [over + wide * 0.06, y - high * 0.38],
      ],
      '#5a504a',
      0.6,
    );
    shining(
      brick,
      [
        [over + 2, y - high * 0.39],
        [over + 2, y - high * 0.42],
        [over + wide * 0.05, y - high * 0.42],
        [over + wide * 0.05, y - high * 0.39],
      ],
      '#ff8a30',
    );
  }
  for (let bay = 0; bay < 9; bay += 1) {
    opening(
      brick,
      'arch',
      left + wide * (0.06 + bay * 0.06),
      y - 6,
      wide * 0.042,
      high * 0.13,
      bay % 3 === 2 ? '#e06a20' : '#ff9a3c',
    );
    opening(brick, 'round', left + wide * (0.06 + bay * 0.06), y - 6 - high * 0.17, 5, 5, '#ffb44e');
  }
  gasholder(mason, left + wide * 0.7, y + 2, wide * 0.24, high * 0.42);
  block(brick, left - wide * 0.02, y + 4, wide * 0.2, high * 0.13, 16);
  gableRoof(brick, left - wide * 0.02, y + 4 - high * 0.13, wide * 0.2, 16, high * 0.09);
  windowRows(brick, { x: left, y: y + 3, wide: wide * 0.16, high: high * 0.12 }, { rows: 1, across: 4, lit: 0.8 });
  for (let heap = 0; heap < 3; heap += 1)
    solid(mason, ring(left + wide * (0.28 + heap * 0.08), y + 6, wide * 0.05, 8, Math.PI, 2 * Math.PI), '#26221f');
}

/** A drum that rises in its iron frame. */
function gasholder(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const iron = inStuff(mason, '#7f7468', '#6d675f');
  const half = wide / 2;
  const { day } = mason.stage;
  const bell = high * 0.62;
  solid(
    iron,
    [...ring(x, y, half, half * 0.24, 0, Math.PI), ...ring(x, y - bell, half, half * 0.24, Math.PI, 2 * Math.PI)],
    '#8a7664',
  );
  const light = day.createLinearGradient(x - half, 0, x + half, 0);
  light.addColorStop(0, 'rgba(255,236,200,0.28)');
  light.addColorStop(0.35, 'rgba(0,0,0,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.72)');
  day.fillStyle = light;
  day.fill();
  solid(iron, ring(x, y - bell, half, half * 0.24), '#9a8672');
  for (const level of [0.2, 0.42]) bar(iron, ring(x, y - high * level, half, half * 0.24, 0, Math.PI), 0.6, '#b09a80');
  for (let post = 0; post < 9; post += 1) {
    const angle = (post / 8) * Math.PI;
    const [over, down] = [x + Math.cos(angle) * half * 1.08, Math.sin(angle) * half * 0.27];
    bar(
      iron,
      [
        [over, y + down],
        [over, y + down - high],
      ],
      0.9,
      '#6a6058',
    );
  }
  for (const level of [0.66, 1]) bar(iron, ring(x, y - high * level, half * 1.08, half * 0.27), 0.8, '#7d7268');
  flame(mason, x + half * 1.08, y - high, 1.2);
}

/** The Tallow Office: tanks, a stack, and forty barrels of water a week. */
export function factory(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const pale = inStuff(mason, '#a3927a', '#56504a');
  stack(pale, left + wide * 0.78, y - 12, wide * 0.09, high * 0.86);
  block(pale, left, y, wide * 0.84, high * 0.4, wide * 0.3);
  const teeth = 4;
  for (let tooth = teeth - 1; tooth >= 0; tooth -= 1) {
    const [from, to] = [left + (wide * 0.84 * tooth) / teeth, left + (wide * 0.84 * (tooth + 1)) / teeth];
    const eaves = y - high * 0.4;
    solid(
      pale,
      [[from, eaves - 11], behind([from, eaves - 11], wide * 0.3), behind([to, eaves], wide * 0.3), [to, eaves]],
      shade('#56504a', 1.1),
    );
    solid(
      pale,
      [
        [from, eaves],
        [from, eaves - 11],
        [to, eaves],
      ],
      shade(pale.wall, 0.95),
    );
  }
  windowRows(
    pale,
    { x: left, y: y - 1, wide: wide * 0.84, high: high * 0.38 },
    { rows: 2, across: 9, fill: 0.5, lit: 0.7 },
  );
  for (let at = 0; at < 8; at += 1) {
    const over = left + 3 + at * 7;
    solid(
      mason,
      [
        ...ring(over, y + 6 - (at % 2) * 3, 2.8, 1.2, 0, Math.PI),
        ...ring(over, y + 1 - (at % 2) * 3, 2.8, 1.2, Math.PI, 2 * Math.PI),
      ],
      '#8a6a44',
      0.6,
    );
  }
}

/** A shed for bottling glow. */
export function shed(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const wood = inStuff(mason, '#8d8264', '#54604c');
  block(wood, x - wide / 2, y, wide * 0.84, high * 0.5, wide * 0.3);
  sideRoof(wood, x - wide / 2, y - high * 0.5, wide * 0.84, wide * 0.3, high * 0.34);
  windowRows(
    wood,
    { x: x - wide / 2, y: y - 1, wide: wide * 0.84, high: high * 0.48 },
    { rows: 1, across: 5, fill: 0.56, lit: 1 },
  );
  for (let at = 0; at < 6; at += 1) flame(mason, x - wide * 0.46 + at * 7, y + 4, 1.3, '#79f0c6');
}

/** The Scullery Ring: an arena in a drained copper. */
export function arena(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const half = wide * 0.46;
  solid(
    mason,
    [
      ...ring(x, y - high * 0.24, half, high * 0.34, 0, Math.PI),
      ...ring(x, y - high * 0.62, half, high * 0.34, Math.PI, 2 * Math.PI),
    ],
    shade(mason.wall, 0.72),
  );
  solid(mason, ring(x, y - high * 0.62, half, high * 0.34), shade(mason.wall, 1.1));
  solid(mason, ring(x, y - high * 0.6, half * 0.84, high * 0.27), '#3a2c22');
  shining(mason, ring(x, y - high * 0.54, half * 0.5, high * 0.14), '#ffc070', '#8a7456');
  for (let seat = 0; seat < 26; seat += 1) {
    const angle = (seat / 26) * 2 * Math.PI;
    flame(
      mason,
      x + Math.cos(angle) * half * 0.7,
      y - high * 0.6 + Math.sin(angle) * high * 0.22,
      0.8,
      seat % 3 ? '#6a3a1a' : '#ffb44e',
    );
  }
  for (let arch = -4; arch <= 4; arch += 1)
    opening(
      mason,
      'arch',
      x + half * 0.2 * arch,
      y - 1 + Math.sqrt(1 - (arch / 5) ** 2) * high * 0.24 - high * 0.2,
      4,
      7,
      '#e08a2c',
    );
}

/** The arches under a line that was never laid; luggage was left there. */
export function arches(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  const brick = inStuff(mason, '#8d6f58', '#4a4644');
  block(brick, left, y, wide * 0.94, high * 0.66, 13);
  bar(
    brick,
    [
      [left - 1, y - high * 0.68],
      [left + wide * 0.95, y - high * 0.68],
    ],
    1.6,
    shade('#8d6f58', 1.25),
  );
  for (let arch = 0; arch < 5; arch += 1)
    opening(
      brick,
      'arch',
      left + wide * (0.094 + arch * 0.188),
      y,
      wide * 0.13,
      high * 0.46,
      arch === 2 ? '#7fd0b4' : '#8a5a2a',
    );
  lines(
    brick,
    14,
    (at) => [
      [left + wide * 0.94 * at, y - high * 0.66],
      [left + wide * 0.94 * at, y - high * 0.76],
    ],
    0.6,
  );
}

/** A stair among chimneys, to the second city one floor up. */
export function chimneys(mason: Mason, x: number, y: number, wide: number, high: number): void {
  const left = x - wide / 2;
  block(mason, left, y, wide * 0.7, high * 0.4, wide * 0.34);
  sideRoof(mason, left, y - high * 0.4, wide * 0.7, wide * 0.34, high * 0.24);
  windowRows(mason, { x: left, y: y - 1, wide: wide * 0.7, high: high * 0.38 }, { rows: 2, across: 5, lit: 0.5 });
  for (let at = 0; at < 6; at += 1) {
    block(
      mason,
      left + wide * (0.06 + at * 0.13),
      y - high * (0.46 + 0.08 * (at % 3)),
      wide * 0.07,
      high * (0.26 + 0.07 * ((at * 2) % 3)),
      4,
      0.85,
    );
  }
  for (let step = 0; step < 8; step += 1) front(mason, left - 6 + step * 2.4, y - step * 5, 5, 3, 1.1);
  bar(
    mason,
    [
      [left + wide * 0.1, y - high * 0.76],
      [left + wide * 0.74, y - high * 0.78],
    ],
    0.4,
    '#cfc3a4',
  );
  mason.stage.day.fillStyle = INK;
  flame(mason, left + wide * 0.5, y - high * 0.86, 1.4);
}
