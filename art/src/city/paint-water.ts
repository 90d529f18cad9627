import { type Colour, colour, mix, plus, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, smoothstep } from '../drawing/curves.ts';
import type { Field } from '../drawing/field.ts';
import { noiseFrom } from '../scene/noise.ts';
import type { Region } from './region.ts';
import { smoothField } from './smooth-field.ts';

const deep = colour('#081519');
const shallow = colour('#17323b');
const line = times(colour('#a3b8b3'), 0.4);
const noise = noiseFrom('water');

const LINES = 11;
const FIRST = { at: 2.2, gap: 2.6 };

/** The colours of the water: dark, palest along the shore, with an engraver's lines along it. */
export function paintWater(cut: Region, toLand: Field): (index: number) => Colour {
  const clouded = smoothField(cut, 4, (x, y) => noise.cloud(x * 0.005, y * 0.007, 3));
  const ripple = smoothField(
    cut,
    2,
    (x, y) => noise.plain(x * 0.012, y * 0.07) * 0.5 + noise.plain(x * 0.03, y * 0.15) * 0.3,
  );
  return (index) => {
    const away = toLand.values[index] ?? 0;
    const rippled = ripple.values[index] ?? 0;
    const y = cut.top + Math.floor(index / cut.width);
    const tone = clamp(0.22 + 0.24 * (clouded.values[index] ?? 0) + 0.34 * Math.exp(-away / 26));
    const level = distanceToLine(y / 5.6 + rippled * 0.5);
    const waves =
      (1 - smoothstep(0.08, 0.3, level)) *
      0.15 *
      smoothstep(40, 90, away) *
      (0.4 + 0.6 * smoothstep(-0.2, 0.3, rippled));
    return plus(mix(deep, shallow, tone), times(line, Math.max(shoreLines(away, rippled), waves)));
  };
}

/** Lines that follow the shore, ever farther apart and ever fainter. */
function shoreLines(away: number, rippled: number): number {
  let [at, gap, strength, most] = [FIRST.at, FIRST.gap, 1, 0];
  for (let count = 0; count < LINES && at < away + 4; count += 1) {
    const off = Math.abs(away - at + rippled * 0.3 * count);
    most = Math.max(most, (1 - smoothstep(0.35, 0.95, off)) * strength);
    at += gap;
    gap *= 1.24;
    strength *= 0.86;
  }
  return most;
}
