import { actionsSpentIn } from '../change.ts';
import type { Character } from '../character.ts';
import type { AgentId, PlotId } from '../ids.ts';
import { payFate } from '../membership/fate.ts';
import { limitsOf } from '../membership/membership.ts';
import { meetsAll } from '../qualities/meets.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import { plotLocks } from './concerns-for.ts';
import type { EngagedAgent } from './engaged-agent.ts';
import { inService, isDone } from './in-service.ts';

/** Sends an agent on a plot, with whatever they were lent. It costs no actions; its Fate is paid now. */
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

  const paid = payFate(openTurn(moment), plot.fate);
  const sent = { ...found.engaged, plot: { id: plotId, elapsed: 0 } };
  return allow(record(paid, { kind: 'agent', why: 'sent', to: sent }));
}

/**
 * Calls an agent back from a plot that may be called off and is not done. The actions it had are lost, its
 * Fate is not given back, and there is no report; the agent is free at once, and keeps what was lent to them.
 * A plot that has left the world may always be called off.
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

/** The agent whose report lies open and waits for a choice; nobody while something else is told, or nothing. */
export const reporterOf = ({ story }: Pick<Character, 'story'>): AgentId | undefined =>
  story.phase === 'Available' || story.phase === 'End' ? undefined : story.agent;

/** The same as they stand in the character's service. */
export function agentReporting(character: Character): EngagedAgent | undefined {
  const id = reporterOf(character);
  return id === undefined ? undefined : character.agents.find(({ agent }) => agent === id);
}

/** Does the report of an agent's plot lie open, not yet answered? What it led into afterwards is no report any more. */
export const isReportOpen = ({ agent, plot }: EngagedAgent, character: Character): boolean =>
  plot?.isReported === true && reporterOf(character) === agent;

/** Agents on an errand get on by each action the player spends, up to its length. */
export function advancePlots(turn: Turn, { world }: Pick<Moment, 'world'>): Turn {
  const spent = actionsSpentIn(turn);
  if (spent === 0) return turn;
  return turn.character.agents.reduce((sofar, agent) => {
    const length = agent.plot && world.plots.get(agent.plot.id)?.actions;
    if (!agent.plot || length === undefined || agent.plot.elapsed >= length) return sofar;
    const elapsed = Math.min(length, agent.plot.elapsed + spent);
    return record(sofar, { kind: 'agent', why: 'got on', to: { ...agent, plot: { ...agent.plot, elapsed } } });
  }, turn);
}

/**
 * Ends the report that was open when the turn began, because a branch of it was chosen: the agent is home and
 * free, has come back once more, and keeps what was lent to them until it is asked for.
 */
export function finishReport(turn: Turn, { character }: Pick<Moment, 'character'>): Turn {
  const engaged = turn.character.agents.find((each) => isReportOpen(each, character));
  return engaged ? freeAgent(turn, { ...engaged, reports: engaged.reports + 1 }) : turn;
}

/** An agent has nothing to do any more. */
export function freeAgent(turn: Turn, { plot: _over, ...rest }: EngagedAgent): Turn {
  return record(turn, { kind: 'agent', why: 'returned', to: rest });
}

/** Whoever has left the world is on no errand in it: what they had along is within reach again, and others may be sent. */
export const recallFromLostPlots = (turn: Turn, { world }: Pick<Moment, 'world'>): Turn =>
  turn.character.agents.reduce(
    (sofar, engaged) => (engaged.plot && !world.agents.has(engaged.agent) ? freeAgent(sofar, engaged) : sofar),
    turn,
  );
