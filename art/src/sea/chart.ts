import { blur } from '../drawing/blur.ts';
import { colour } from '../drawing/colour.ts';
import { clamp } from '../drawing/curves.ts';
import { type Field, fieldOf } from '../drawing/field.ts';
import type { Edition } from './edition.ts';
import { type Land, landOf } from './land.ts';
import { drawLandmark } from './landmarks/landmarks.ts';
import { layLines } from './lay-lines.ts';
import { layOrnaments } from './ornaments/lay-ornaments.ts';
import { newPaint, type Paint, toLinear } from './paint.ts';
import { paintIslands, paintWall } from './paint-rock.ts';
import { paintWater } from './paint-water.ts';
import { type DrawnPlate, plateFor } from './plate.ts';
import type { Port } from './port.ts';

/** One chart in two lights, and what of it is whose. */
export type Chart = { readonly unlit: Paint; readonly lit: Paint; readonly land: Land };

const ENGRAVED = { stone: '#6f8f8b', ground: '#405a5b' };
/** The water that an engraved island fades into, and its share there. */
const FAINT = { water: colour('#12333b'), share: 0.45 };

/** The chart with these ports on it, at `scale` pixels to a map pixel. */
export function drawChart(edition: Edition, ports: readonly Port[], scale: number): Chart {
  const { engraved, ornaments } = edition;
  const onlyInLines = engraved.map((port) => ({ ...port, ...ENGRAVED }));
  const land = landOf([...ports, ...onlyInLines], scale);
  const unlit = newPaint(land.width, land.height);
  paintWater(unlit, land);
  paintWall(unlit, land);
  layLines(unlit, land, edition);
  paintIslands(unlit, land);
  const plates = land.ports.map((port) => {
    const drawn = plateFor(port, scale);
    drawLandmark(port.landmark, drawn.plate);
    return { port, drawn };
  });
  const byDepth = [...plates].sort((one, other) => one.port.y - other.port.y);
  for (const { port, drawn } of byDepth) layStone(unlit, land, port, drawn);
  fade(unlit, land, ports.length);
  layOrnaments(unlit, land, ornaments, engraved);
  const lit = { ...unlit, light: unlit.light.slice() };
  for (const { port, drawn } of byDepth) if (ports.includes(port)) layLamps(lit, drawn, scale);
  return { unlit, lit, land };
}

/** Ports of the other survey are there, but faintly. */
function fade({ light }: Paint, { owner }: Land, count: number): void {
  for (let index = 0; index < owner.length; index += 1) {
    if ((owner[index] ?? 0) <= count) continue;
    for (let part = 0; part < 3; part += 1) {
      const at = index * 3 + part;
      light[at] = (light[at] ?? 0) * (1 - FAINT.share) + (FAINT.water[part] ?? 0) * FAINT.share;
    }
  }
}

/** Lays the landmark of a port on its island, in the port's own stone. */
function layStone({ light, width, height }: Paint, { owner, climb, ports }: Land, port: Port, drawn: DrawnPlate): void {
  const { tones } = drawn.canvas;
  const bytes = tones.getContext('2d').getImageData(0, 0, tones.width, tones.height).data;
  const stone = colour(port.stone);
  const number = ports.indexOf(port) + 1;
  each(tones, drawn, width, height, (from, index) => {
    const solid = (bytes[from * 4 + 3] ?? 0) / 255;
    if (solid === 0) return;
    const tone = toLinear(bytes[from * 4] ?? 0) * 1.25;
    for (let part = 0; part < 3; part += 1) {
      const ground = light[index * 3 + part] ?? 0;
      light[index * 3 + part] = ground + ((stone[part] ?? 0) * tone - ground) * solid;
    }
    if (solid < 0.5) return;
    owner[index] = number;
    climb[index] = 1;
  });
}

/** Lamps shine on what is about them, and through the damp air. */
function layLamps({ light, width, height }: Paint, drawn: DrawnPlate, scale: number): void {
  const { lamps } = drawn.canvas;
  const bytes = lamps.getContext('2d').getImageData(0, 0, lamps.width, lamps.height).data;
  for (let part = 0; part < 3; part += 1) {
    const shining = fieldOf(lamps.width, lamps.height, (from) => toLinear(bytes[from * 4 + part] ?? 0));
    const near = blur(shining, 2.5 * scale);
    const about = blur(shining, 11 * scale);
    const far = blur(shining, 26 * scale);
    const rim = fadeOf(lamps.width, lamps.height);
    each(lamps, drawn, width, height, (from, index) => {
      const ground = light[index * 3 + part] ?? 0;
      const glow = ((about.values[from] ?? 0) * 5 + (far.values[from] ?? 0) * 9) * (rim.values[from] ?? 0);
      const air = (near.values[from] ?? 0) * 0.55 + glow * 0.022;
      light[index * 3 + part] = ground * (1 + 1.5 * clamp(glow, 0, 2)) + (shining.values[from] ?? 0) * 0.9 + air;
    });
  }
}

/** 1 within a plate, 0 on its rim, so that no glow ends in a line. */
function fadeOf(width: number, height: number): Field {
  return fieldOf(width, height, (index) => {
    const x = index % width;
    const y = (index - x) / width;
    return clamp((Math.min(x, y, width - 1 - x, height - 1 - y) / width) * 9);
  });
}

function each(
  plate: { readonly width: number; readonly height: number },
  { left, top }: DrawnPlate,
  width: number,
  height: number,
  visit: (from: number, index: number) => void,
): void {
  for (let row = 0; row < plate.height; row += 1) {
    const y = top + row;
    if (y < 0 || y >= height) continue;
    for (let column = 0; column < plate.width; column += 1) {
      const x = left + column;
      if (x >= 0 && x < width) visit(row * plate.width + column, y * width + x);
    }
  }
}
