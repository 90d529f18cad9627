import type { Plot } from '../../agents/agent.ts';
import type { QualityId } from '../../ids.ts';
import { changeable } from './clothes.ts';
import { spare } from './copies.ts';
import { allHold, owned } from './levels.ts';
import { type Answer, type Game, no, roomsOf, type Servant, servantOf } from './person.ts';
import { dueNow, mayLeave, openFreely, openNow } from './telling.ts';
import { giveBackFirst, mayChange } from './wardrobe.ts';

const mostServants = 4;

/** Somebody comes into service, if there is room and they are not in it. */
export function engageThem({ who, world }: Game, id: number): void {
  const serves = who.servants.some(({ agent }) => agent === id);
  const known = who.servants.filter(({ agent }) => world.agents.has(agent));
  if (serves || !world.agents.has(id) || known.length >= mostServants) return;
  who.servants.push({ agent: id, lent: [], reports: 0 });
}

/** Somebody leaves service. */
export function dismissThem({ who }: Game, id: number): void {
  who.servants = who.servants.filter(({ agent }) => agent !== id);
}

/** The agent whose report is told, if one is. */
export function reporterNow({ who }: Game): Servant | undefined {
  const { story } = who;
  if (story.phase === 'Available' || story.agent === undefined) return undefined;
  return who.servants.find(({ agent }) => agent === story.agent);
}

/** How far an agent has it in something, with what they were lent. */
export function agentLevel({ agent, lent }: Servant, quality: QualityId, { world }: Game): number {
  const own = world.agents.get(agent)?.levels ?? [];
  const things = lent.flatMap((item) => world.qualities.get(item)?.enhancements ?? []);
  const sum = [...own, ...things].filter((each) => each.quality === quality).reduce((all, { level }) => all + level, 0);
  return Math.max(0, sum);
}

/** Lends a thing to an agent. */
export function lendIt(game: Game, id: number, item: QualityId): Answer {
  const found = servantOf(id, game);
  if (!found) return no('no such agent');
  const { servant } = found;
  if (servant.plot) return no('agent busy');
  const quality = game.world.qualities.get(item);
  if (!quality || owned(item, game) === 0) return no('not yours');
  const { loanable, slot } = quality;
  if (!loanable || slot === undefined) return no('not lendable');
  if (servant.lent.includes(item)) return no('lent to them already');
  const refused = fetchIt(game, item, servant);
  if (refused) return refused;
  servant.lent = servant.lent.filter((each) => game.world.qualities.get(each)?.slot !== slot);
  servant.lent.push(item);
  game.acts = true;
  return undefined;
}

function fetchIt(game: Game, item: QualityId, to: Servant): Answer {
  if (spare(item, game) > 0 || giveBackFirst(item, game, to)) return undefined;
  const [slot] = [...game.who.worn].find(([, worn]) => worn === item) ?? [];
  if (slot === undefined) return no('lent to an agent');
  if (!changeable.includes(slot)) return no('slot locked');
  if (!mayChange(game)) return no('outfit locked');
  game.who.worn.delete(slot);
  return undefined;
}

/** Takes back what an agent has in a slot, or all. */
export function takeThemBack(game: Game, id: number, slot?: string): Answer {
  const found = servantOf(id, game);
  if (!found) return no('no such agent');
  const { servant } = found;
  if (servant.plot) return no('agent busy');
  servant.lent = servant.lent.filter((item) => slot !== undefined && game.world.qualities.get(item)?.slot !== slot);
  return undefined;
}

/** Sends an agent on an errand. */
export function send(game: Game, id: number, plotId: number): Answer {
  const { who, world } = game;
  const found = servantOf(id, game);
  if (!found) return no('no such agent');
  const { servant } = found;
  const plot = world.plots.get(plotId);
  if (!plot || !allHold(plot.when, game)) return no('no such plot');
  if (servant.plot) return no('agent busy');
  if (who.servants.filter((each) => each.plot).length >= roomsOf(who).plots) return no('too many plots');
  if (!allHold(plot.needs, game)) return no('plot locked');
  if (who.fate < plot.fate) return no('not enough fate');
  who.fate -= plot.fate;
  servant.plot = { id: plotId, elapsed: 0 };
  return undefined;
}

const isDone = (plot: Plot | undefined, elapsed: number): boolean => !plot || elapsed >= plot.actions;

/** Home from an errand that was told of. */
export function comeHome(servant: Servant): void {
  servant.plot = undefined;
  servant.reports += 1;
}

/** Is this agent's report open, and not answered yet? */
export function isReporting(game: Game, { agent, plot }: Servant): boolean {
  const { story } = game.who;
  return plot !== undefined && openNow(game) !== undefined && story.phase !== 'Available' && story.agent === agent;
}

/** Hears the report of an agent. */
export function hear(game: Game, id: number): Answer {
  const found = servantOf(id, game);
  if (!found) return no('no such agent');
  const { servant } = found;
  const plot = servant.plot && game.world.plots.get(servant.plot.id);
  if (!servant.plot || !isDone(plot, servant.plot.elapsed)) return no('no report yet');
  if (isReporting(game, servant)) return undefined;
  if (!plot || !game.world.storylets.has(plot.report)) {
    servant.plot = undefined;
    return undefined;
  }
  if (openNow(game) ? !mayLeave(game) : dueNow(game)) return no('in another storylet');
  openFreely(game, plot.report, { agent: id });
  return undefined;
}

/** Puts a report away. */
export function notNow(game: Game, id: number): Answer {
  const found = servantOf(id, game);
  if (!found) return no('no such agent');
  if (isReporting(game, found.servant)) game.who.story = { phase: 'Available' };
  return undefined;
}

/** Calls an agent off. */
export function callOff(game: Game, id: number): Answer {
  const found = servantOf(id, game);
  if (!found) return no('no such agent');
  const { servant } = found;
  if (!servant.plot) return no('no such plot');
  const plot = game.world.plots.get(servant.plot.id);
  if (plot && (!plot.canAbandon || isDone(plot, servant.plot.elapsed))) return no('not to be called off');
  servant.plot = undefined;
  return undefined;
}
