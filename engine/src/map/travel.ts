import type { AreaId, StoryletId } from '../ids.ts';
import { aftermath } from '../story/aftermath.ts';
import { meetDue } from '../story/due.ts';
import { openGate } from '../story/open-storylet.ts';
import { openIn } from '../story/phases.ts';
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
import { goTo } from './go-to.ts';
import { mapOpen, settingOf } from './setting-of.ts';

/**
 * Why nobody in the character's place could travel anywhere; nothing if they can. A result on show does not
 * hold anybody, and neither does a storylet that has left the world.
 */
export function barsTravel(here: Standpoint): Refusal | undefined {
  const { character, world } = here;
  const isForbidden = settingOf(here)?.canTravel === false;
  if (isForbidden || character.restrictions.includes('Travel')) return 'travel forbidden';
  if (!mapOpen(here)) return 'map closed';
  return openIn(character.story, world) && 'story under way';
}

/**
 * Travels to an area of the map, which costs nothing and leaves a result on show behind. The gate of a
 * place that is closed opens instead; and what has to be met first is met instead.
 */
export function travel(moment: Moment, id: AreaId): Ruling {
  const { world } = moment;
  const area = world.areas.get(id);
  if (!area) return refuse('no such area');
  const bar = barsTravel(moment);
  if (bar) return refuse(bar);
  const turn = openTurn(moment);
  const first = meetDue(turn, moment);
  if (first) return allow(first);

  const { gate, reasons } = stateOf(area, moment);
  if (gate !== undefined) return allow(openGate(turn, gate, id, moment));
  const [reason] = reasons;
  if (reason) return refuse(reason);
  return allow(atLeisure(aftermath(goTo(turn, id, moment), moment)));
}

/** With nothing open and nothing on show. */
const atLeisure = (turn: Turn): Turn =>
  turn.character.story.phase === 'Available' ? turn : record(turn, { kind: 'story', to: { phase: 'Available' } });

/** The place whose gate a storylet is for somebody who could set out for it now; of several the oldest. */
export function behindGate(gate: StoryletId, here: Standpoint): AreaId | undefined {
  const { world } = here;
  if (barsTravel(here)) return undefined;
  const isBehind = (area: (typeof world.pack.areas)[number]) => area.gate === gate && stateOf(area, here).gate === gate;
  return world.pack.areas.find(isBehind)?.id;
}
