import { darkenCorners } from './corners.ts';
import { drawFurniture } from './furniture.ts';
import { type GroundPlan, groundPlan } from './ground-plan.ts';
import { drawHouses } from './houses.ts';
import { lampLight, litBy } from './lamp-light.ts';
import { copyLight, type Light, lightOf } from './light.ts';
import { isReserved, notableBuildings } from './notable.ts';
import { paintGround } from './paint-ground.ts';
import type { Region } from './region.ts';
import { canvasOf, newStage, type Stage } from './stage.ts';
import { drawStreetLamps } from './street-lamps.ts';

/** A region of the city, drawn: without lamps and with them, and who owns which pixel of it. */
export type DrawnCity = {
  readonly plan: GroundPlan;
  readonly stage: Stage;
  readonly unlit: Light;
  readonly lit: Light;
  /** The parts outside of all wards: ground, water, rock, and things in the water, lit by their own lamps alone. */
  readonly base: Light;
  /** The opacity of the things in the water, at each pixel. */
  readonly furniture: Float32Array;
};

export function drawCity(cut: Region): DrawnCity {
  const plan = groundPlan(cut);
  const stage = newStage(cut);
  drawHouses(stage, plan, isReserved, notableBuildings(stage));
  drawStreetLamps(stage, plan);
  const built = lightOf(canvasOf(stage.day));
  const afloat = drawFurniture(cut);
  const furniture = lightOf(canvasOf(afloat.day));
  const unlit = paintGround(plan);
  layOver(unlit, furniture);
  const base = copyLight(unlit);
  const ownLamps = lightOf(canvasOf(afloat.glow)).light;
  litBy(base, lampLight(ownLamps));
  shadowOf(unlit, built.alpha);
  layOver(unlit, built);
  const lit = copyLight(unlit);
  const lamps = lightOf(canvasOf(stage.glow)).light;
  addTo(lamps, ownLamps);
  litBy(lit, lampLight(lamps));
  brighten(unlit, DUSK);
  for (const light of [unlit, lit, base]) darkenCorners(light, cut);
  return { plan, stage, unlit, lit, base, furniture: furniture.alpha };
}

const SHADOW = { right: 3, down: 2, strength: 0.55 };
const DAYLIGHT = 0.6;
/** Without its lamps the city is seen by a little more of the grey light, or one would not find one's way on the map. */
const DUSK = 1.4;

function brighten({ parts }: Light, factor: number): void {
  for (const part of parts)
    for (let index = 0; index < part.length; index += 1) part[index] = (part[index] ?? 0) * factor;
}

/** Buildings darken the ground to their lower right. */
function shadowOf({ width, height, parts }: Light, alpha: Float32Array): void {
  for (let y = height - 1; y >= SHADOW.down; y -= 1) {
    for (let x = width - 1; x >= SHADOW.right; x -= 1) {
      const index = y * width + x;
      let shadow = 0;
      for (let step = 0; step <= 2; step += 1) {
        shadow += alpha[(y - Math.min(y, step)) * width + x - Math.min(x, SHADOW.right - 1 + step)] ?? 0;
      }
      const brightness = 1 - (SHADOW.strength * shadow * (1 - (alpha[index] ?? 0))) / 3;
      for (const part of parts) part[index] = (part[index] ?? 0) * brightness;
    }
  }
}

function addTo(light: Light, more: Light): void {
  for (const [at, part] of light.parts.entries()) {
    const other = more.parts[at] ?? part;
    for (let index = 0; index < part.length; index += 1) part[index] = (part[index] ?? 0) + (other[index] ?? 0);
  }
}

function layOver({ parts }: Light, { light, alpha }: { readonly light: Light; readonly alpha: Float32Array }): void {
  for (const [at, part] of parts.entries()) {
    const over = light.parts[at] ?? part;
    for (let index = 0; index < part.length; index += 1) {
      const share = alpha[index] ?? 0;
      if (share > 0) part[index] = (part[index] ?? 0) * (1 - share) + (over[index] ?? 0) * DAYLIGHT * share;
    }
  }
}
