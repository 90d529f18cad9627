import type { Plot } from '../../agents/agent.ts';
import type { QualityId } from '../../ids.ts';
import { changeable } from './clothes.ts';
import { spareCopies } from './copies.ts';
import { allHold, numberOwned } from './levels.ts';
import { type Answer, type EngagedAgent, engagedOf, type Game, modelLimits, no } from './model-character.ts';
import { giveBackFirst, mayChange } from './outfits.ts';
import { dueNow, mayLeave, openFreely, openNow } from './story.ts';

const mostServants = 4;

export function engageThem({ who, world }: Game, id: number): void {
  const serves = who.engagedAgents.some(({ agent }) => agent === id);
  const known = who.engagedAgents.filter(({ agent }) => world.agents.has(agent));
  if (serves || !world.agents.has(id) || known.length >= mostServants) return;
  who.engagedAgents.push({ agent: id, lent: [], reports: 0 });
}

export function dismissThem({ who }: Game, id: number): void {
  who.engagedAgents = who.engagedAgents.filter(({ agent }) => agent !== id);
}

export function reporterNow({ who }: Game): EngagedAgent | undefined {
  const { story } = who;
  if (story.phase === 'Available' || story.agent === undefined) return undefined;
  return who.engagedAgents.find(({ agent }) => agent === story.agent);
}

/** Includes lent items. */
export function agentLevel({ agent, lent }: EngagedAgent, quality: QualityId, { world }: Game): number {
  const own = world.agents.get(agent)?.levels ?? [];
  const things = lent.flatMap((item) => world.qualities.get(item)?.enhancements ?? []);
  const sum = [...own, ...things].filter((each) => each.quality === quality).reduce((all, { level }) => all + level, 0);
  return Math.max(0, sum);
}

export function lendIt(game: Game, id: number, item: QualityId): Answer {
  const found = engagedOf(id, game);
  if (!found) return no('no such agent');
  const { engaged } = found;
  if (engaged.plot) return no('agent busy');
  const quality = game.world.qualities.get(item);
  if (!quality || numberOwned(item, game) === 0) return no('not yours');
  const { loanable, slot } = quality;
  if (!loanable || slot === undefined) return no('not lendable');
  if (engaged.lent.includes(item)) return no('lent to them already');
  const refused = fetchIt(game, item, engaged);
  if (refused) return refused;
  engaged.lent = engaged.lent.filter((each) => game.world.qualities.get(each)?.slot !== slot);
  engaged.lent.push(item);
  game.acts = true;
  return undefined;
}

function fetchIt(game: Game, item: QualityId, to: EngagedAgent): Answer {
  if (spareCopies(item, game) > 0 || giveBackFirst(item, game, to)) return undefined;
  const [slot] = [...game.who.worn].find(([, worn]) => worn === item) ?? [];
  if (slot === undefined) return no('lent to an agent');
  if (!changeable.includes(slot)) return no('slot locked');
  if (!mayChange(game)) return no('outfit locked');
  game.who.worn.delete(slot);
  return undefined;
}

/** Takes back the item in one slot, or all items if `slot` is missing. */
export function takeThemBack(game: Game, id: number, slot?: string): Answer {
  const found = engagedOf(id, game);
  if (!found) return no('no such agent');
  const { engaged } = found;
  if (engaged.plot) return no('agent busy');
  engaged.lent = engaged.lent.filter((item) => slot !== undefined && game.world.qualities.get(item)?.slot !== slot);
  return undefined;
}

export function send(game: Game, id: number, plotId: number): Answer {
  const { who, world } = game;
  const found = engagedOf(id, game);
  if (!found) return no('no such agent');
  const { engaged } = found;
  const plot = world.plots.get(plotId);
  if (!plot || !allHold(plot.when, game)) return no('no such plot');
  if (engaged.plot) return no('agent busy');
  if (who.engagedAgents.filter((each) => each.plot).length >= modelLimits(game).plots) return no('too many plots');
  if (!allHold(plot.needs, game)) return no('plot locked');
  if (who.fate < plot.fate) return no('not enough fate');
  who.fate -= plot.fate;
  engaged.plot = { id: plotId, elapsed: 0, fate: plot.fate };
  return undefined;
}

const isDone = (plot: Plot | undefined, elapsed: number): boolean => !plot || elapsed >= plot.actions;

export function comeHome(engaged: EngagedAgent): void {
  engaged.plot = undefined;
  engaged.reports += 1;
}

export function isReporting(game: Game, { agent, plot }: EngagedAgent): boolean {
  const { story } = game.who;
  return plot !== undefined && openNow(game) !== undefined && story.phase !== 'Available' && story.agent === agent;
}

/** Opens an agent's report. */
export function hear(game: Game, id: number): Answer {
  const found = engagedOf(id, game);
  if (!found) return no('no such agent');
  const { engaged } = found;
  const plot = engaged.plot && game.world.plots.get(engaged.plot.id);
  if (!engaged.plot || !isDone(plot, engaged.plot.elapsed)) return no('no report yet');
  if (isReporting(game, engaged)) return undefined;
  if (!plot || !game.world.storylets.has(plot.report)) {
    engaged.plot = undefined;
    return undefined;
  }
  if (openNow(game) ? !mayLeave(game) : dueNow(game)) return no('in another storylet');
  openFreely(game, plot.report, { agent: id });
  return undefined;
}

/** Closes an agent's report for later. */
export function notNow(game: Game, id: number): Answer {
  const found = engagedOf(id, game);
  if (!found) return no('no such agent');
  if (isReporting(game, found.engaged)) game.who.story = { phase: 'Available' };
  return undefined;
}

export function callOff(game: Game, id: number): Answer {
  const found = engagedOf(id, game);
  if (!found) return no('no such agent');
  const { engaged } = found;
  if (!engaged.plot) return no('no such plot');
  const plot = game.world.plots.get(engaged.plot.id);
  if (plot && (!plot.canAbandon || isDone(plot, engaged.plot.elapsed))) return no('not to be called off');
  engaged.plot = undefined;
  return undefined;
}
