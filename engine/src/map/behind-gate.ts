import type { Character } from '../character.ts';
import type { AreaId, StoryletId } from '../ids.ts';
import type { World } from '../world.ts';
import { stateOf } from './area-state.ts';
import { barsTravel } from './bars-travel.ts';

/** The place whose gate a storylet is for somebody who could set out for it now; of several the oldest. */
export function behindGate(gate: StoryletId, character: Character, world: World): AreaId | undefined {
  if (barsTravel(character, world)) return undefined;
  const isBehind = (area: (typeof world.pack.areas)[number]) =>
    area.gate === gate && stateOf(area, character, world).gate === gate;
  return world.pack.areas.find(isBehind)?.id;
}
