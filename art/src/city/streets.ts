import { seededRandom } from '../drawing/seeded-random.ts';
import { noiseFrom } from '../scene/noise.ts';
import type { Point } from './region.ts';
import type { Ward } from './wards.ts';

const bend = noiseFrom('bent streets');

/** The distance of a point of a ward from the middle of the nearest street, in drawn pixels. */
export type ToStreet = (x: number, y: number) => number;

export function streetsOf({ name, centre, streets }: Ward): ToStreet {
  const { run, along, across, turn } = streets;
  const odd = hashed(name);
  const straight = (x: number, y: number): Point => {
    const left =
      x - centre[0] + 26 * bend.cloud(x * 0.005, y * 0.005 + odd(1, 1) * 40, 2) + 5 * bend.plain(x * 0.02, y * 0.02);
    const top =
      y -
      centre[1] +
      22 * bend.cloud(x * 0.005 + 60, y * 0.005 + odd(2, 2) * 40, 2) +
      4 * bend.plain(x * 0.02 + 9, y * 0.02);
    return [left * Math.cos(turn) + top * Math.sin(turn), top * Math.cos(turn) - left * Math.sin(turn)];
  };
  if (run === 'lanes') return (x, y) => lanes(straight(x, y), along, across, odd);
  if (run === 'rows') {
    return (x, y) => {
      const [u, v] = straight(x, y);
      return rows(u, v, along, across, odd);
    };
  }
  return (x, y) => {
    const [u, v] = straight(x, y);
    const out = Math.hypot(u, v * 1.18);
    return rings(Math.atan2(v * 1.18, u), out, along, across, odd);
  };
}

/** Rows of uneven depth; the crossings of each stand where they like. */
function rows(u: number, v: number, along: number, across: number, odd: (a: number, b: number) => number): number {
  const row = cell(v / across, (at) => at + (odd(at, 7) - 0.5) * 0.5);
  const column = cell(u / along + odd(row.at, 3), (at) => at + (odd(at, row.at) - 0.5) * 0.6);
  return Math.min(row.away * across, column.away * along);
}

function rings(
  angle: number,
  out: number,
  along: number,
  across: number,
  odd: (a: number, b: number) => number,
): number {
  const ring = cell(out / across, (at) => (at <= 0 ? at - 0.4 : at + (odd(at, 5) - 0.5) * 0.4));
  const spokes = Math.max(5, Math.round((2 * Math.PI * (ring.at + 0.6) * across) / along));
  const around = ((angle / (2 * Math.PI) + 1 + odd(ring.at, 11)) % 1) * spokes;
  const spoke = cell(around, (at) => at + (odd((at + spokes) % spokes, ring.at) - 0.5) * 0.5);
  return Math.min(ring.away * across, spoke.away * ((2 * Math.PI * out) / spokes));
}

function lanes([u, v]: Point, along: number, across: number, odd: (a: number, b: number) => number): number {
  const column = Math.floor(u / along);
  const row = Math.floor(v / across);
  let [first, second] = [1e9, 1e9];
  for (let down = -1; down <= 1; down += 1) {
    for (let over = -1; over <= 1; over += 1) {
      const [a, b] = [column + over, row + down];
      const siteX = (a + 0.5 + (odd(a, b) - 0.5) * 0.75 + (b % 2) * 0.25) * along;
      const siteY = (b + 0.5 + (odd(b, a + 31) - 0.5) * 0.7) * across;
      const away = Math.hypot(u - siteX, (v - siteY) * 1.25);
      if (away < first) [first, second] = [away, first];
      else if (away < second) second = away;
    }
  }
  return (second - first) / 2;
}

/** The cell between uneven lines that a value falls in, and its distance from the nearer line, in cells. */
function cell(value: number, line: (at: number) => number): { readonly at: number; readonly away: number } {
  let at = Math.floor(value);
  if (value < line(at)) at -= 1;
  else if (value >= line(at + 1)) at += 1;
  return { at, away: Math.min(value - line(at), line(at + 1) - value) };
}

/** A number in [0, 1) for each pair of whole numbers, always the same. */
function hashed(seed: string): (a: number, b: number) => number {
  const start = Math.floor(seededRandom(seed)() * 4294967296);
  return (a, b) => {
    let mixed = (start ^ Math.imul(a, 374761393) ^ Math.imul(b, 668265263)) | 0;
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}
