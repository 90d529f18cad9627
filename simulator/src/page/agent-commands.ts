import {
  canChangeOutfit,
  canLeave,
  type EngagedAgent,
  inUse,
  isDone,
  levelOf,
  limitsOf,
  meetsAll,
  plotLocks,
  slots,
  spareOf,
} from '@underhall/engine';
import type { View } from '../cast.ts';
import type { AgentCommand } from '../command.ts';
import { hasForcedStorylet, openStoryletOf } from './open-story.ts';

export function isAgentCommandOffered(command: AgentCommand, view: View): boolean {
  const { character, world } = view;
  const engaged = character.agents.find(({ agent }) => agent === command.agent);
  if (!engaged || !world.agents.has(command.agent)) return false;
  switch (command.do) {
    case 'lend':
      return !engaged.plot && isLendable(command.item, engaged, view);
    case 'take back':
    case 'take all':
      return !engaged.plot;
    case 'call off': {
      if (!engaged.plot) return false;
      const plot = world.plots.get(engaged.plot.id);
      return !plot || (plot.canAbandon && !isDone(engaged, world));
    }
    case 'hear report':
      return isReportOffered(engaged, view);
    case 'send':
      return isPlotOffered(command.plot, engaged, view);
  }
}

function isLendable(item: number, { lent }: EngagedAgent, view: View): boolean {
  const { character, world } = view;
  const thing = world.qualities.get(item);
  if (!thing?.loanable || thing.slot === undefined || lent.includes(item)) return false;
  if (levelOf(character.qualities, item) === 0) return false;
  const { worn, resting } = inUse(item, character);
  if (spareOf(item, character) > 0 || resting.length > 0) return true;
  const isChangeable = slots.some(({ key, canChange }) => key === worn[0] && canChange);
  return isChangeable && canChangeOutfit(view);
}

function isReportOffered(engaged: EngagedAgent, view: View): boolean {
  const { character, world } = view;
  const { plot } = engaged;
  if (!plot || !isDone(engaged, world)) return false;
  const { story } = character;
  const isOpen = openStoryletOf(view) !== undefined;
  if (isOpen && 'agent' in story && story.agent === engaged.agent && plot.isReported) return true;
  const report = world.plots.get(plot.id)?.report;
  if (report === undefined || !world.storylets.has(report)) return true;
  return isOpen ? canLeave(view) : !hasForcedStorylet(view);
}

function isPlotOffered(id: number, { plot: under }: EngagedAgent, view: View): boolean {
  const { character, world } = view;
  const plot = world.plots.get(id);
  if (!plot || under || !meetsAll(plot.when, view)) return false;
  const { byQualities, byFate } = plotLocks(plot, view);
  if (byQualities || byFate) return false;
  return character.agents.filter((each) => each.plot).length < limitsOf(character).plots;
}
