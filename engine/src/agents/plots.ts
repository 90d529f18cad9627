import { actionsSpentIn } from '../change.ts';
import type { Character } from '../character.ts';
import { payFate } from '../fate/balance.ts';
import type { AgentId, PlotId } from '../ids.ts';
import { limitsOf } from '../membership/membership.ts';
import { meetsAll } from '../qualities/meets.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { escapeHtml } from '../wording/render-text.ts';
import type { Plot } from './agent.ts';
import { plotLocks } from './concerns-for.ts';
import type { EngagedAgent } from './engaged-agent.ts';
import { inService, isDone } from './in-service.ts';

/** Sends an agent on a plot, with all lent items. Costs no actions; the Fate price is paid at once. */
export function beginPlot(moment: Moment, id: AgentId, plotId: PlotId): Ruling {
  const { character, world } = moment;
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  const plot = world.plots.get(plotId);
  if (!plot || !meetsAll(plot.when, moment)) return refuse('no such plot');
  if (found.engaged.plot) return refuse('agent busy');
  const underWay = character.agents.filter((each) => each.plot);
  if (underWay.length >= limitsOf(character).plots) return refuse('too many plots');
  const locks = plotLocks(plot, moment);
  if (locks.byQualities) return refuse('plot locked');
  if (locks.byFate) return refuse('not enough fate');

  const paid = payFate(openTurn(moment), plot.fate, 'plot');
  const sentAgent = { ...found.engaged, plot: { id: plotId, elapsed: 0, ...(plot.fate > 0 && { fate: plot.fate }) } };
  return allow(record(paid, { kind: 'agent', why: 'sent', to: sentAgent }));
}

/**
 * Recalls an agent from an unfinished plot that may be abandoned, or from one that was removed from the world. Spent
 * actions and Fate are lost, and there is no report. The agent is free at once and keeps lent items.
 */
export function abandonPlot(moment: Moment, id: AgentId): Ruling {
  const { world } = moment;
  const found = inService(id, moment);
  if (!found) return refuse('no such agent');
  const { plot, ...rest } = found.engaged;
  if (!plot) return refuse('no such plot');
  const known = world.plots.get(plot.id);
  if (known && (!known.canAbandon || isDone(found.engaged, world))) return refuse('not to be called off');
  return allow(record(openTurn(moment), { kind: 'agent', why: 'called off', to: rest }));
}

/** Undefined if no report is open. */
export const reporterOf = ({ story }: Pick<Character, 'story'>): AgentId | undefined =>
  story.phase === 'Available' || story.phase === 'End' ? undefined : story.agent;

export function agentReporting(character: Character): EngagedAgent | undefined {
  const id = reporterOf(character);
  return id === undefined ? undefined : character.agents.find(({ agent }) => agent === id);
}

/**
 * True while the report of the agent's plot is open and no branch was chosen. False once the report has led to another
 * storylet.
 */
export const isReportOpen = ({ agent, plot }: EngagedAgent, character: Character): boolean =>
  plot?.isReported === true && reporterOf(character) === agent;

/** Each action that the player spends advances all running plots. A finished plot sends a message. */
export function advancePlots(turn: Turn, moment: Moment): Turn {
  const spent = actionsSpentIn(turn);
  if (spent === 0) return turn;
  return turn.character.agents.reduce((sofar, agent) => {
    const plot = agent.plot && moment.world.plots.get(agent.plot.id);
    if (!agent.plot || !plot || agent.plot.elapsed >= plot.actions) return sofar;
    const elapsed = Math.min(plot.actions, agent.plot.elapsed + spent);
    const gotOn = record(sofar, { kind: 'agent', why: 'got on', to: { ...agent, plot: { ...agent.plot, elapsed } } });
    return elapsed < plot.actions ? gotOn : tellOfReturn(gotOn, agent.agent, plot, moment);
  }, turn);
}

function tellOfReturn(turn: Turn, id: AgentId, plot: Plot, { world, now }: Moment): Turn {
  const agent = world.agents.get(id);
  if (!agent) return turn;
  const { agentBack, agentWaits } = world.pack.words.texts.agents;
  const inPlace = (text: string): string => text.replaceAll('{name}', agent.name).replaceAll('{errand}', plot.name);
  const html = `<p>${escapeHtml(inPlace(agentWaits))}</p>`;
  return record(turn, { kind: 'letter', title: inPlace(agentBack), html, image: agent.image, at: now });
}

/**
 * Ends the report that was open when the turn began, because one of its branches was chosen. The agent becomes free and
 * keeps lent items.
 */
export function finishReport(turn: Turn, before: Character): Turn {
  const engaged = turn.character.agents.find((each) => isReportOpen(each, before));
  return engaged ? freeAgent(turn, { ...engaged, reports: engaged.reports + 1 }) : turn;
}

export function freeAgent(turn: Turn, { plot: _over, ...rest }: EngagedAgent): Turn {
  return record(turn, { kind: 'agent', why: 'returned', to: rest });
}
