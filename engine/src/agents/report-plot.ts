import type { AgentId } from '../ids.ts';
import { isHeld } from '../story/due.ts';
import { openReport } from '../story/open-storylet.ts';
import { openIn } from '../story/phases.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { inService, isDone } from './in-service.ts';
import { freeAgent, isReportOpen } from './plots.ts';

/**
 * Opens the report of an agent whose errand is done. It waits as long as it has to, costs nothing to open,
 * and only one lies open at a time. Where the plot or its report has left the world the agent is simply home;
 * a report that lies open already is still to be answered, as long as it is there.
 */
export function reportPlot(moment: Moment, id: AgentId): Ruling {
  const { character, world } = moment;
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  const { engaged } = found;
  const { plot } = engaged;
  if (!plot || !isDone(engaged, world)) return refuse('no report yet');
  if (isReportOpen(engaged, character) && openIn(character.story, world)) return allow(openTurn(moment));

  const report = world.plots.get(plot.id)?.report;
  if (report === undefined || !world.storylets.has(report)) return allow(freeAgent(openTurn(moment), engaged));
  if (isHeld(moment)) return refuse('in another storylet');
  const told = record(openTurn(moment), {
    kind: 'agent',
    why: 'reported',
    to: { ...engaged, plot: { ...plot, isReported: true } },
  });
  return allow(openReport(told, report, id, moment));
}

/** Puts a report away for later, whatever its storylet says of going back. With none of theirs open nothing happens. */
export function postponeReport(moment: Moment, id: AgentId): Ruling {
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  const turn = openTurn(moment);
  if (!isReportOpen(found.engaged, moment.character)) return allow(turn);
  return allow(record(turn, { kind: 'story', to: { phase: 'Available' } }));
}
