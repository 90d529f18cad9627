import { barrel } from '../../scene/parts/dock.ts';
import { furnace, sawtoothShed, stack } from '../../scene/parts/industry.ts';
import { lantern } from '../../scene/parts/lamps.ts';
import { windowGrid } from '../../scene/parts/windows.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** Clinker Row: one furnace with its mouth open between long sheds. */
export const openFurnace: Piece = (layer, x, y, size) => {
  sawtoothShed(layer, x - size * 5.4, y, size * 4.5, size * 0.6, 8);
  sawtoothShed(layer, x + size * 0.9, y, size * 5, size * 0.66, 8);
  stack(layer, x - size * 0.85, y, size * 0.27, size * 2.3);
  furnace(layer, x, y, size * 0.95);
};

/** Inside the retort house: a wall of round iron doors, one of them open. */
export const retortWall: Piece = (layer, x, y, size) => {
  const columns = 22;
  layer.box(-5, y - size * 0.86, layer.width + 10, size * 0.86, 0.3, 0);
  for (let column = 0; column < columns; column += 1) {
    const at = ((column + 0.5) / columns) * layer.width;
    layer.box(at - layer.width / columns / 2 - 3, y - size * 0.9, 7, size * 0.9, 0.42);
    for (let row = 0; row < 3; row += 1) {
      const [cy, r] = [y - size * (0.17 + 0.27 * row), size * 0.1];
      layer.disc(at, cy, r * 1.12, 0.5);
      layer.disc(at, cy, r, 0.3);
      layer.line(
        [
          [at - r, cy],
          [at + r, cy],
        ],
        4,
        0.55,
      );
      layer.disc(at, cy, r * 0.22, 0.6);
      const isOpen = row === 0 && Math.abs(at - x) < layer.width / columns / 1.9;
      if (isOpen || layer.random.chance(0.08)) openMouth(layer, at, cy, r, isOpen ? 1 : 0.5);
      else layer.lightLine(discOf(at, cy, r * 1.02), 1.2, '#ff8a3a', layer.random.between(0.1, 0.5));
    }
    layer.line(
      [
        [at, y - size * 0.86],
        [at, y - size * 1.2],
      ],
      12,
      0.36,
      90,
    );
  }
  layer.box(-5, y - size * 1.1, layer.width + 10, 16, 0.42, 0);
};

/** An open retort: white at its heart, bars of coke before the fire. */
function openMouth(layer: SceneLayer, x: number, y: number, radius: number, strength: number): void {
  layer.light(discOf(x, y, radius * 0.98), '#b8400f', strength);
  layer.light(discOf(x, y + radius * 0.16, radius * 0.72), '#f0761f', strength);
  layer.light(discOf(x, y + radius * 0.3, radius * 0.4), '#ffd08a', strength);
  for (let coke = 0; coke < 7; coke += 1)
    layer.curtain(
      discOf(
        x + layer.random.between(-0.6, 0.6) * radius,
        y + layer.random.between(0.45, 0.75) * radius,
        radius * layer.random.between(0.1, 0.22),
      ),
      0.85,
    );
}

/** The Tallow Office: one great blank front with loading doors, barrels by the forty before it. */
export const barrelFactory: Piece = (layer, x, y, size) => {
  layer.box(x - size * 1.7, y - size * 0.74, size * 3.4, size * 0.74, 0.44, 0);
  layer.box(x - size * 1.74, y - size * 0.78, size * 3.48, size * 0.06, 0.6, 0);
  windowGrid(layer, { x: x - size * 1.65, y: y - size * 0.3, width: size * 3.3, height: size * 0.42 }, size * 0.12, {
    lit: 0.16,
  });
  for (const at of [-1.35, -0.9, 0.9, 1.35]) stack(layer, x + at * size, y - size * 0.74, size * 0.13, size * 0.34);
  layer.fill(
    [
      [x - size * 0.4, y - size * 0.74],
      [x, y - size],
      [x + size * 0.4, y - size * 0.74],
    ],
    0.48,
    0,
  );
  layer.line(
    [
      [x, y - size * 0.78],
      [x + size * 0.5, y - size * 0.78],
      [x + size * 0.5, y - size * 0.5],
    ],
    size * 0.02,
    0.2,
  );
  barrel(layer, x + size * 0.5, y - size * 0.36, size * 0.14, 0.4);
  const door = `M${x - size * 0.18} ${y}V${y - size * 0.36}H${x + size * 0.18}V${y}Z`;
  layer.fill(door, 0.08);
  layer.light(door, layer.lamp, 0.4);
  for (let row = 0; row < 3; row += 1) {
    for (let at = 0; at < 12 - row; at += 1) {
      for (const side of [-1, 1])
        barrel(
          layer,
          x + side * size * (0.34 + 0.115 * (at + row / 2)),
          y - size * 0.13 * row,
          size * 0.14,
          layer.random.between(0.34, 0.5),
        );
    }
  }
};

/** A shed among the caps with its end open, bottles of light on racks. */
export const bottleRacks: Piece = (layer, x, y, size) => {
  for (let rack = 0; rack < 6; rack += 1) {
    const shelf = y - size * (0.1 + 0.155 * rack);
    layer.box(-5, shelf, layer.width + 10, 7, 0.5, 0);
    for (let at = 10; at < layer.width; at += size * 0.062) {
      if (layer.random.chance(0.14)) continue;
      const [high, wide] = [size * layer.random.between(0.085, 0.12), size * 0.042];
      const full = layer.random.chance(0.55);
      const bottle = `M${at - wide / 2} ${shelf}V${shelf - high * 0.6}Q${at - wide / 2} ${shelf - high * 0.72} ${at - wide * 0.16} ${shelf - high * 0.78}V${shelf - high}H${at + wide * 0.16}V${shelf - high * 0.78}Q${at + wide / 2} ${shelf - high * 0.72} ${at + wide / 2} ${shelf - high * 0.6}V${shelf}Z`;
      layer.fill(bottle, 0.34);
      if (full)
        layer.light(
          bottle,
          Math.abs(at - x) < size * 0.5 ? '#7dffd0' : '#4fc79e',
          layer.random.between(0.2, Math.abs(at - x) < size * 0.5 ? 0.75 : 0.4),
        );
    }
  }
  for (let at = 90; at < layer.width; at += 320) layer.box(at, y - size * 1.2, 16, size * 1.2, 0.44);
  lantern(layer, x, y - size * 0.98, size * 0.09);
};

/** A kitchen door in a high wall with a hatch open at four o'clock. */
export const hatchInWall: Piece = (layer, x, y, size) => {
  layer.box(x - size * 3, y - size * 1.05, size * 6, size * 1.08, 0.4, 0);
  for (let row = 0; row < 5; row += 1) layer.box(x - size * 3, y - size * (0.2 + row * 0.2), size * 6, 2, 0.3, 0);
  for (const at of [-1.9, -1.4, 1.2, 1.7, 2.2]) layer.fill(discOf(x + at * size, y - size * 0.8, size * 0.1), 0.12);
  layer.box(x - size * 0.36, y - size * 0.62, size * 0.72, size * 0.36, 0.6);
  const hatch = `M${x - size * 0.3} ${y - size * 0.3}V${y - size * 0.56}H${x + size * 0.3}V${y - size * 0.3}Z`;
  layer.fill(hatch, 0.1);
  layer.light(hatch, '#ffa84a', 0.6);
  layer.box(x - size * 0.4, y - size * 0.3, size * 0.8, size * 0.04, 0.66, 0);
  layer.place(x + size * 0.08, y - size * 0.3, size, () => {
    layer.fill('M-.1 0C-.1-.1-.07-.13-.05-.14C-.06-.2 .04-.2 .03-.14C.06-.12 .09-.1 .09 0Z', 0.08);
    layer.fill('M-.2 0A.05 .06 0 0 1-.1 0Z', 0.1);
  });
  layer.box(x + size * 0.6, y - size * 0.62, size * 0.34, size * 0.62, 0.3);
  layer.line(
    [
      [x - size * 0.7, y - size * 1.05],
      [x - size * 0.7, y - size * 0.8],
      [x - size * 0.4, y - size * 0.72],
    ],
    size * 0.05,
    0.5,
  );
  layer.smoke(x - size * 0.7, y - size * 1.05, size * 0.12);
};
