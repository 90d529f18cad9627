import { colour } from '../../drawing/colour.ts';
import type { Block } from '../block.ts';
import { disc } from '../form.ts';

const WHITE = colour('#fff1cf');
const CORE = colour('#ffd48a');

/** A flame that stands on a point, this high. */
export function flame(block: Block, x: number, y: number, tall: number, halo = 5): void {
  const at = (points: readonly (readonly [number, number])[]): string =>
    points.map(([across, down], place) => `${x + across * tall},${y + down * tall}${place === 0 ? '!' : ''}`).join(' ');
  if (halo > 0) block.halo(x, y - tall * 0.45, tall * halo, 0.5);
  block.shine(
    at([
      [0.02, -1],
      [0.16, -0.5],
      [0.18, -0.2],
      [0, 0],
      [-0.18, -0.2],
      [-0.13, -0.5],
    ]),
    1.6,
    CORE,
  );
  block.shine(
    at([
      [0.01, -0.78],
      [0.09, -0.42],
      [0.1, -0.2],
      [0, -0.06],
      [-0.1, -0.2],
      [-0.08, -0.42],
    ]),
    3.2,
    WHITE,
  );
}

/** A candle, burning, its foot at a point. */
export function candle(block: Block, x: number, y: number, tall: number, wide: number, burning = true): void {
  block.form({ shade: 0.86, hatch: 90, round: wide * 0.6, shadow: wide * 0.5 }, (form) => {
    const top = y - tall;
    form.cut(
      `${x - wide / 2},${y}! ${x - wide / 2},${top + wide * 0.2}! ${x - wide * 0.2},${top} ${x + wide * 0.3},${top + wide * 0.1} ${x + wide / 2},${top + wide * 0.3}! ${x + wide / 2},${y}!`,
    );
    form.cut(
      `${x - wide * 0.5},${top + wide * 0.3} ${x - wide * 0.62},${top + wide * 0.8} ${x - wide * 0.54},${top + wide * 1.7} ${x - wide * 0.4},${top + wide * 1.2} ${x - wide * 0.3},${top + wide * 0.4}`,
      0.95,
    );
    form.crease(`${x + wide * 0.2},${top + wide * 0.4} ${x + wide * 0.24},${y}`, wide * 0.12, 0.55);
  });
  block.form({ shade: 0.05, round: 0, shadow: 0 }, (form) =>
    form.strip(`${x},${y - tall + wide * 0.1} ${x + wide * 0.06},${y - tall - wide * 0.4}`, Math.max(1.2, wide * 0.1)),
  );
  if (burning) flame(block, x + wide * 0.04, y - tall - wide * 0.22, wide * 1.7);
}

/** A candlestick with a dish and a ring, under a candle that stands at a point. */
export function dish(block: Block, x: number, y: number, wide: number, shade = 0.5): void {
  block.form({ shade, hatch: 10, round: wide * 0.1, shadow: 6 }, (form) => {
    form.strip(
      `${x + wide * 0.46},${y + wide * 0.03} ${x + wide * 0.66},${y - wide * 0.1} ${x + wide * 0.7},${y + wide * 0.08} ${x + wide * 0.5},${y + wide * 0.12}`,
      wide * 0.06,
    );
    form.disc(x, y + wide * 0.08, wide * 0.5, wide * 0.15, shade);
    form.disc(x, y + wide * 0.05, wide * 0.42, wide * 0.1, shade * 0.5);
    form.box(x - wide * 0.13, y - wide * 0.12, wide * 0.26, wide * 0.18, shade * 1.1);
  });
}

/** A hand lantern, hung by its ring from a point, this high. */
export function lantern(block: Block, x: number, y: number, tall: number): void {
  block.halo(x, y + tall * 0.6, tall * 1.6, 0.5);
  block.form({ shade: 0.3, hatch: 90, round: tall * 0.1, shadow: 4 }, (form) => {
    form.strip(
      `${x - tall * 0.16},${y + tall * 0.24} ${x - tall * 0.12},${y + tall * 0.04} ${x},${y} ${x + tall * 0.12},${y + tall * 0.04} ${x + tall * 0.16},${y + tall * 0.24}`,
      tall * 0.045,
    );
    form.cut(`${x},${y + tall * 0.14}! ${x + tall * 0.26},${y + tall * 0.34}! ${x - tall * 0.26},${y + tall * 0.34}!`);
    form.box(x - tall * 0.24, y + tall * 0.32, tall * 0.48, tall * 0.68);
  });
  block.shine(
    `${x - tall * 0.18},${y + tall * 0.39}! ${x + tall * 0.18},${y + tall * 0.39}! ${x + tall * 0.18},${y + tall * 0.9}! ${x - tall * 0.18},${y + tall * 0.9}!`,
    1.1,
  );
  flame(block, x, y + tall * 0.86, tall * 0.34, 0);
  block.form({ shade: 0.14, round: 0, shadow: 0, edge: 0 }, (form) =>
    form
      .strip(`${x},${y + tall * 0.36} ${x},${y + tall * 0.46}`, tall * 0.03)
      .strip(`${x - tall * 0.2},${y + tall * 0.64} ${x + tall * 0.2},${y + tall * 0.64}`, tall * 0.014),
  );
}

/** A street lamp on its post, the foot at a point. */
export function streetLamp(block: Block, x: number, y: number, tall: number, isLit = true): void {
  const of = (share: number): number => tall * share;
  if (isLit) block.halo(x, y - of(0.92), of(0.34), 0.5);
  block.form({ shade: 0.2, hatch: 90, round: of(0.02), shadow: 0 }, (form) => {
    form.strip(`${x},${y} ${x},${y - of(0.84)}`, of(0.026));
    form.strip(`${x},${y} ${x},${y - of(0.2)}`, of(0.05));
    form.box(x - of(0.05), y - of(0.03), of(0.1), of(0.03));
    form.strip(`${x - of(0.1)},${y - of(0.72)} ${x + of(0.1)},${y - of(0.72)}`, of(0.018));
    form.cut(
      `${x - of(0.04)},${y - of(0.84)}! ${x - of(0.075)},${y - of(0.99)}! ${x},${y - of(1.06)}! ${x + of(0.075)},${y - of(0.99)}! ${x + of(0.04)},${y - of(0.84)}!`,
    );
    form.disc(x, y - of(1.075), of(0.014));
  });
  const glass = `${x - of(0.032)},${y - of(0.85)}! ${x - of(0.058)},${y - of(0.975)}! ${x + of(0.058)},${y - of(0.975)}! ${x + of(0.032)},${y - of(0.85)}!`;
  if (isLit) {
    block.shine(glass, 0.9);
    flame(block, x, y - of(0.86), of(0.09), 0);
  } else block.form({ shade: 0.1, round: 0, shadow: 0 }, (form) => form.cut(glass));
}

/** A round light with no shape of its own, far off. */
export function spark(block: Block, x: number, y: number, radius: number, halo = 6): void {
  block.halo(x, y, radius * halo, 0.45);
  block.shine(disc(x, y, radius, radius), 1.8, CORE);
}
