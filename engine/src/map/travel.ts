import type { AreaId, StoryletId } from '../ids.ts';
import { aftermath } from '../story/aftermath.ts';
import { openDue } from '../story/due.ts';
import { openGate } from '../story/open-storylet.ts';
import { openStoryIn } from '../story/phases.ts';
import {
  allow,
  type Moment,
  openTurn,
  type Refusal,
  type Ruling,
  record,
  refuse,
  type Standpoint,
  type Turn,
} from '../turn.ts';
import { stateOf } from './area-state.ts';
import { moveTo } from './move-to.ts';
import { isMapOpen, settingOf } from './setting-of.ts';

/**
 * Returns why the character cannot travel anywhere, or undefined if travel is possible. A displayed result does not
 * prevent travel, nor does a storylet that was removed from the world.
 */
export function travelBlockerOf(here: Standpoint): Refusal | undefined {
  const { character, world } = here;
  const isForbidden = settingOf(here)?.canTravel === false;
  if (isForbidden || character.restrictions.includes('Travel')) return 'travel forbidden';
  if (!isMapOpen(here)) return 'map closed';
  return openStoryIn(character.story, world) && 'story under way';
}

/**
 * Travels to an area of the map, at no cost, and closes a displayed result. A closed area's gate opens instead of the
 * journey. If a storylet is due, it opens first.
 */
export function travel(moment: Moment, id: AreaId): Ruling {
  const { world } = moment;
  const area = world.areas.get(id);
  if (!area) return refuse('no such area');
  const bar = travelBlockerOf(moment);
  if (bar) return refuse(bar);
  const turn = openTurn(moment);
  const first = openDue(turn, moment);
  if (first) return allow(first);

  const { gate, reasons } = stateOf(area, moment);
  if (gate !== undefined) return allow(openGate(turn, gate, id, moment));
  const [reason] = reasons;
  if (reason) return refuse(reason);
  return allow(leaveResult(aftermath(moveTo(turn, id, moment.world), moment)));
}

const leaveResult = (turn: Turn): Turn =>
  turn.character.story.phase === 'Available' ? turn : record(turn, { kind: 'story', to: { phase: 'Available' } });

/**
 * Returns the area with this gate storylet, if the character could travel to it now. If there are several such areas,
 * returns the one with the lowest id.
 */
export function behindGate(gate: StoryletId, here: Standpoint): AreaId | undefined {
  const { world } = here;
  if (travelBlockerOf(here)) return undefined;
  const isBehind = (area: (typeof world.pack.areas)[number]) => area.gate === gate && stateOf(area, here).gate === gate;
  return world.pack.areas.find(isBehind)?.id;
}
