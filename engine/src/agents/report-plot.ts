import type { AgentId } from '../ids.ts';
import { isHeld } from '../story/due.ts';
import { openReport } from '../story/open-storylet.ts';
import { openStoryIn } from '../story/phases.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { inService, isDone } from './in-service.ts';
import { freeAgent, isReportOpen } from './plots.ts';

/**
 * Opens the report of a finished plot. The report never expires and costs no actions. If the plot or its report was
 * removed from the world, the agent simply becomes free. A report that is already open stays open.
 */
export function reportPlot(moment: Moment, id: AgentId): Ruling {
  const { character, world } = moment;
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  const { engaged } = found;
  const { plot } = engaged;
  if (!plot || !isDone(engaged, world)) return refuse('no report yet');
  if (isReportOpen(engaged, character) && openStoryIn(character.story, world)) return allow(openTurn(moment));

  const report = world.plots.get(plot.id)?.report;
  if (report === undefined || !world.storylets.has(report)) return allow(freeAgent(openTurn(moment), engaged));
  if (isHeld(moment)) return refuse('in another storylet');
  const reported = record(openTurn(moment), {
    kind: 'agent',
    why: 'reported',
    to: { ...engaged, plot: { ...plot, isReported: true } },
  });
  return allow(openReport(reported, report, id, moment));
}

/**
 * Closes an agent's open report for later, even if its storylet forbids going back. Does nothing if no report of this
 * agent is open.
 */
export function postponeReport(moment: Moment, id: AgentId): Ruling {
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  const turn = openTurn(moment);
  if (!isReportOpen(found.engaged, moment.character)) return allow(turn);
  return allow(record(turn, { kind: 'story', to: { phase: 'Available' } }));
}
