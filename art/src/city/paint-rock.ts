import { type Colour, colour, mix } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import { at, type Field } from '../drawing/field.ts';
import { noiseFrom } from '../scene/noise.ts';
import type { Region } from './region.ts';
import { smoothField } from './smooth-field.ts';

const dark = colour('#0a0908');
const pale = colour('#6a5d4e');
const noise = noiseFrom('rock');
const SLOPE = 3;

/** The colours of the cavern's wall: ridges lit from the upper left, a bright lip, and dark behind. */
export function paintRock(cut: Region, rock: Field): (index: number) => Colour {
  const relief = smoothField(cut, 2, (x, y) => {
    const bent = x + 30 * noise.cloud(x * 0.004, y * 0.004, 2);
    return noise.ridge(bent * 0.0045, y * 0.0045, 4) + 0.28 * noise.ridge(bent * 0.018, y * 0.018, 3);
  });
  return (index) => {
    const x = index % cut.width;
    const y = Math.floor(index / cut.width);
    const depth = rock.values[index] ?? 0;
    const here = relief.values[index] ?? 0;
    const across = (here - at(relief, x + SLOPE, y)) * 7;
    const down = (here - at(relief, x, y + SLOPE)) * 7;
    const lip = Math.exp(-(((depth - 3) / 3.4) ** 2));
    const lit = clamp(0.32 + across * 0.9 + down * 1.3) * (1 - 0.78 * smoothstep(10, 120, depth));
    const shown = Math.min(0.54, lit * 0.84) + 0.16 * lip;
    const cuts = 1 - smoothstep(shown * 1.15 - 0.24, shown * 1.15 + 0.24, distanceToLine(depth / 2.9 + here * 9));
    return mix(dark, pale, clamp(shown * lerp(0.42, 1.35, cuts)));
  };
}
