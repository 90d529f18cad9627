import { blur } from '../drawing/blur.ts';
import type { Field } from '../drawing/field.ts';
import { distanceTransform } from './distance-transform.ts';
import { cavernWall, islandGround, smoothField } from './ground.ts';
import type { Port } from './port.ts';

/** The land of a chart, pixel by pixel. */
export type Land = {
  readonly width: number;
  readonly height: number;
  /** Pixels to one map pixel. */
  readonly scale: number;
  readonly ports: readonly Port[];
  /** Above 0 in the rock about the sea. */
  readonly wall: Field;
  /** The port whose island a pixel shows, counted from 1; 0 for none. */
  readonly owner: Uint8Array;
  /** The height of a pixel on its island's cliff: 0 at the water and below 1; 1 on the ground above. */
  readonly climb: Float32Array;
  /** The distance to land (from water) and to water (from land), in map pixels. */
  readonly toLand: Field;
  readonly toWater: Field;
};

const REACH = 1.75;

/**
 * The land of the cavern's wall and of these ports' islands, at a scale. Ports farther down the chart stand before
 * others.
 */
export function landOf(ports: readonly Port[], scale: number): Land {
  const wall = smoothField(scale, cavernWall());
  const { width, height } = wall;
  const owner = new Uint8Array(width * height);
  const climb = new Float32Array(width * height);
  const wet = new Uint8Array(width * height).fill(1);
  for (let index = 0; index < wet.length; index += 1) if ((wall.values[index] ?? 0) > 0) wet[index] = 0;
  const order = ports.map((port, at) => ({ port, number: at + 1 })).sort((one, other) => one.port.y - other.port.y);
  for (const { port, number } of order) raise(port, number, { width, height, scale, owner, climb, wet });
  const inPixels = (field: Field): Field => ({ ...field, values: field.values.map((value) => value / scale) });
  return {
    width,
    height,
    scale,
    ports,
    wall,
    owner,
    climb,
    // Softened, or the lines along the shores have corners.
    toLand: inPixels(
      blur(
        distanceTransform(width, height, (index) => wet[index] === 0),
        2.4 * scale,
      ),
    ),
    toWater: inPixels(distanceTransform(width, height, (index) => wet[index] === 1)),
  };
}

type Ground = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly owner: Uint8Array;
  readonly climb: Float32Array;
  readonly wet: Uint8Array;
};

/** Lifts an island out of the water: its ground is seen moved up by its cliff, and the cliff below it. */
function raise(port: Port, number: number, { width, height, scale, owner, climb, wet }: Ground): void {
  const ground = islandGround(port);
  const cliff = Math.max(1, Math.round(port.cliff * scale));
  const left = Math.max(0, Math.floor((port.x - port.across * REACH) * scale));
  const right = Math.min(width - 1, Math.ceil((port.x + port.across * REACH) * scale));
  const top = Math.max(0, Math.floor((port.y - port.down * REACH) * scale) - cliff);
  const bottom = Math.min(height - 1, Math.ceil((port.y + port.down * REACH) * scale));
  for (let x = left; x <= right; x += 1) {
    // From below: the nearer ground hides what lies behind it.
    let waterline = Number.NaN;
    const isGround = new Uint8Array(height + cliff + 2);
    for (let y = top; y <= bottom; y += 1) isGround[y] = ground(x / scale, y / scale) > 0 ? 1 : 0;
    for (let y = bottom; y >= Math.max(0, top - cliff); y -= 1) {
      const index = y * width + x;
      if (isGround[y] === 1 && isGround[y + 1] !== 1) waterline = y;
      if (isGround[y] === 1) wet[index] = 0;
      const isTop = isGround[y + cliff] === 1;
      const isCliff = !isTop && waterline - y < cliff;
      if (!isTop && !isCliff) continue;
      owner[index] = number;
      climb[index] = isTop ? 1 : Math.min(0.99, (waterline - y) / cliff);
    }
  }
}
