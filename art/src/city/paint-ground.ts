import { type Colour, mix } from '../drawing/colour.ts';
import { clamp } from '../drawing/curves.ts';
import type { GroundPlan } from './ground-plan.ts';
import { darkness, type Light, setLight } from './light.ts';
import { paintLand } from './paint-land.ts';
import { paintRock } from './paint-rock.ts';
import { paintWater } from './paint-water.ts';

/** The city without its buildings: water, land and rock, with soft edges between them. */
export function paintGround(plan: GroundPlan): Light {
  const { cut, water, rock } = plan;
  const light = darkness(cut.width, cut.height);
  const looks = { water: paintWater(cut, plan.toLand), rock: paintRock(cut, rock), land: paintLand(plan) };
  for (let index = 0; index < cut.width * cut.height; index += 1) {
    const wet = clamp((water.values[index] ?? 0) * 0.8 + 0.5) * clamp(0.1 * (18 - (rock.values[index] ?? 0)));
    const rocky = clamp((rock.values[index] ?? 0) + 4);
    let seen: Colour = [0, 0, 0];
    if (wet < 1) seen = rocky >= 1 ? looks.rock(index) : mix(looks.land(index), looks.rock(index), rocky);
    setLight(light, index, wet > 0 ? mix(seen, looks.water(index), wet) : seen);
  }
  return light;
}
