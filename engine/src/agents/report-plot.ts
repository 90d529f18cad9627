import type { AgentId } from '../ids.ts';
import { isHeld } from '../story/is-held.ts';
import { openIn } from '../story/open-in.ts';
import { openReport } from '../story/open-report.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { homeAgain } from './after-report.ts';
import { isDone } from './agents-in-order.ts';
import { liesOpen } from './reporting.ts';
import { serving } from './serving.ts';

/**
 * Opens the report of an agent whose errand is done. It waits as long as it has to, costs nothing to open,
 * and only one lies open at a time. Where the plot or its report has left the world the agent is simply home;
 * a report that lies open already is still to be answered, as long as it is there.
 */
export function reportPlot(moment: Moment, id: AgentId): Ruling {
  const { character, world } = moment;
  const found = serving(id, moment);
  if (!found) return refuse('no such agent');
  const { engaged } = found;
  const { plot } = engaged;
  if (!plot || !isDone(engaged, world)) return refuse('no report yet');
  if (liesOpen(engaged, character) && openIn(character.story, world)) return allow(openTurn(moment));

  const report = world.plots.get(plot.id)?.report;
  if (report === undefined || !world.storylets.has(report)) return allow(homeAgain(openTurn(moment), engaged));
  if (isHeld(character, world)) return refuse('in another storylet');
  const told = record(openTurn(moment), {
    kind: 'agent',
    why: 'reported',
    to: { ...engaged, plot: { ...plot, isReported: true } },
  });
  return allow(openReport(told, report, id, moment));
}
