import type { AgentId } from '../ids.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { isDone } from './agents-in-order.ts';
import { serving } from './serving.ts';

/**
 * Calls an agent back from a plot that may be called off and is not done. The actions it had are lost, its
 * Fate is not given back, and there is no report; the agent is free at once, and keeps what was lent to them.
 * A plot that has left the world may always be called off.
 */
export function abandonPlot(moment: Moment, id: AgentId): Ruling {
  const { world } = moment;
  const found = serving(id, moment);
  if (!found) return refuse('no such agent');
  const { plot, ...rest } = found.engaged;
  if (!plot) return refuse('no such plot');
  const known = world.plots.get(plot.id);
  if (known && (!known.canAbandon || isDone(found.engaged, world))) return refuse('not to be called off');
  return allow(record(openTurn(moment), { kind: 'agent', why: 'called off', to: rest }));
}
