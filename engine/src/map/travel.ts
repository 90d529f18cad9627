import type { AreaId } from '../ids.ts';
import { aftermath } from '../story/aftermath.ts';
import { meetDue } from '../story/due.ts';
import { openGate } from '../story/open-gate.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { stateOf } from './area-state.ts';
import { barsTravel } from './bars-travel.ts';
import { goTo } from './go-to.ts';

/**
 * Travels to an area of the map, which costs nothing and leaves a result on show behind. The gate of a
 * place that is closed opens instead; and what has to be met first is met instead.
 */
export function travel(moment: Moment, id: AreaId): Ruling {
  const { character, world } = moment;
  const area = world.areas.get(id);
  if (!area) return refuse('no such area');
  const bar = barsTravel(character, world);
  if (bar) return refuse(bar);
  const turn = openTurn(moment);
  const first = meetDue(turn, moment);
  if (first) return allow(first);

  const { gate, reasons } = stateOf(area, character, world);
  if (gate !== undefined) return allow(openGate(turn, gate, id, moment));
  const [reason] = reasons;
  if (reason) return refuse(reason);
  return allow(atLeisure(aftermath(goTo(turn, id, moment), moment)));
}

/** With nothing open and nothing on show. */
const atLeisure = (turn: Turn): Turn =>
  turn.character.story.phase === 'Available' ? turn : record(turn, { kind: 'story', to: { phase: 'Available' } });
