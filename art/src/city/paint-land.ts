import { type Colour, colour, mix, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, smoothstep } from '../drawing/curves.ts';
import { noiseFrom } from '../scene/noise.ts';
import { type GroundPlan, NO_WARD } from './ground-plan.ts';
import { smoothField } from './smooth-field.ts';
import { wards } from './wards.ts';

const low = colour('#13110f');
const high = colour('#3a342b');
const paving = colour('#766a56');
const stone = times(colour('#e9dcb8'), 0.42);
const noise = noiseFrom('land');

/** Hills by their tops, how far they reach, and how steep they are. */
const hills = [
  { x: 2116, y: 372, reach: 300, steep: 0.75 },
  { x: 1215, y: 270, reach: 240, steep: 0.5 },
  { x: 2005, y: 612, reach: 110, steep: 0.45 },
] as const;
const TOWARDS_LIGHT = [-0.62, -0.78] as const;

export const STREET = { half: 4.2, boulevard: 8 };

/** The colours of the ground: hatched courts, paler streets, the stone of the quays, dark at the foot of the rock. */
export function paintLand(plan: GroundPlan): (index: number) => Colour {
  const { cut, ward, toStreet, toEdge, toWater, rock } = plan;
  const clouded = smoothField(cut, 4, (x, y) => noise.cloud(x * 0.006, y * 0.006, 3));
  const tints = wards.map(({ tint }) => times(colour(tint), 0.26));
  return (index) => {
    const cloud = clouded.values[index] ?? 0;
    const x = cut.left + (index % cut.width);
    const y = cut.top + Math.floor(index / cut.width);
    const here = ward[index] ?? NO_WARD;
    let ground = mix(low, high, clamp(0.4 + 0.3 * cloud));
    ground = mix(ground, tints[here] ?? ground, 0.45);
    ground = times(ground, 0.82 + 0.28 * smoothstep(0.3, 0.6, distanceToLine((x + y) / 3.2)));
    const street = smoothstep(STREET.half + 0.6, STREET.half - 1, toStreet.values[index] ?? 99);
    const boulevard = smoothstep(STREET.boulevard, STREET.boulevard - 2.5, toEdge[index] ?? 99);
    ground = mix(ground, times(paving, 0.8 + 0.3 * cloud), Math.max(street * 0.72, boulevard) * 0.8);
    ground = mix(ground, stone, 0.8 * smoothstep(4.5, 1.2, toWater.values[index] ?? 99));
    return times(ground, (1 - 0.6 * smoothstep(-24, -5, rock.values[index] ?? -99)) * (1 + slopeAt(x, y)));
  };
}

/** The change of brightness by the slope of the ground: lighter towards the light, darker away from it. */
function slopeAt(x: number, y: number): number {
  let sum = 0;
  for (const hill of hills) {
    const [over, down] = [(x - hill.x) / hill.reach, (y - hill.y) / hill.reach];
    const towards = over * TOWARDS_LIGHT[0] + down * TOWARDS_LIGHT[1];
    sum += hill.steep * towards * 2.3 * Math.exp(-(over * over + down * down) * 1.4);
  }
  return sum;
}
