import type { AgentId, PlotId } from '../ids.ts';
import { limitsOf } from '../membership/limits.ts';
import { meetsAll } from '../qualities/meets.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { plotLocks } from './concerns-for.ts';
import { serving } from './serving.ts';

/** Sends an agent on a plot, with whatever they were lent. It costs no actions; its Fate is paid now. */
export function beginPlot(moment: Moment, id: AgentId, plotId: PlotId): Ruling {
  const { character, world } = moment;
  const found = serving(id, moment);
  if (!found) return refuse('no such agent');
  const plot = world.plots.get(plotId);
  if (!plot || !meetsAll(plot.when, character, world)) return refuse('no such plot');
  if (found.engaged.plot) return refuse('agent busy');
  const underWay = character.agents.filter((each) => each.plot);
  if (underWay.length >= limitsOf(character).plots) return refuse('too many plots');
  const locks = plotLocks(plot, character, world);
  if (locks.byQualities) return refuse('plot locked');
  if (locks.byFate) return refuse('not enough fate');

  const paid = payFate(openTurn(moment), plot.fate);
  const sent = { ...found.engaged, plot: { id: plotId, elapsed: 0 } };
  return allow(record(paid, { kind: 'agent', why: 'sent', to: sent }));
}

function payFate(turn: Turn, fate: number): Turn {
  if (fate === 0) return turn;
  const from = turn.character.fate;
  return record(turn, { kind: 'fate', why: 'spent', from, to: from - fate });
}
