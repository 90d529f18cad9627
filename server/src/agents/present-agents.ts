import type {
  Agent as AgentOnTheWire,
  Agents,
  Concern as ConcernOnTheWire,
  InventoryItem,
  Plot as PlotOnTheWire,
} from '@underhall/contract';
import {
  agentLevels,
  agentsInOrder,
  canChangeOutfit,
  concernsFor,
  type EngagedAgent,
  imageOf,
  inUse,
  levelOf,
  limitsOf,
  outfitsOf,
  type PlotOffered,
  plotHints,
  plotLocks,
  type Quality,
  renderText,
  reporterOf,
  type Standpoint,
  slots,
  stageOf,
} from '@underhall/engine';
import { presentEffects, presentEnhancements } from '../qualities/present-effects.ts';
import { numberOf, presentRequirement } from '../qualities/present-requirement.ts';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';

/** The character's agents, the items that they can carry, and the agent whose report is open. */
export function presentAgents(here: Standpoint): Agents {
  const { character, world } = here;
  const reporting = reporterOf(character);
  const { hiddenCategories } = world.pack.words;
  return {
    isSuccess: true,
    agents: agentsInOrder(here).flatMap((each) => presentAgent(each, here) ?? []),
    maxPlots: limitsOf(character).plots,
    inventory: character.qualities.ids
      .flatMap((id) => world.qualities.get(id) ?? [])
      .filter(({ slot, hidden }) => isAgentSlot(slot) && !hidden)
      .map((item) => presentItem(item, here)),
    slots: slots
      .filter(({ key }) => isAgentSlot(key) && !hiddenCategories.some((category) => category === key))
      .map(({ key, name }) => ({ category: key, name })),
    ...(reporting !== undefined && { reporting }),
  };
}

const isAgentSlot = (key: string | undefined): boolean => slots.some((slot) => slot.key === key && slot.canChange);

/** Undefined if the world no longer contains the agent. */
export function presentAgent(engaged: EngagedAgent, here: Standpoint): AgentOnTheWire | undefined {
  const { world } = here;
  const agent = world.agents.get(engaged.agent);
  if (!agent) return undefined;
  const plot = presentErrand(engaged, here);
  return {
    id: agent.id,
    name: escapeHtml(agent.name),
    image: agent.image,
    description: renderText(agent.descriptionHtml, here),
    levels: agentLevels(engaged, world).flatMap(({ quality: id, level, bonus }) => {
      const quality = world.qualities.get(id);
      if (!quality) return [];
      const category = quality.hidden ? ('Hidden' as const) : quality.category;
      return [{ id, name: escapeHtml(quality.name), level, bonus, category, image: imageOf(quality, level) }];
    }),
    inventory: engaged.lent.flatMap((id) => world.qualities.get(id) ?? []).map((item) => presentItem(item, here)),
    ...(plot && { plot }),
  };
}

/**
 * The current plot of an agent. If the world no longer contains the plot, it counts as done, so that the agent can
 * return.
 */
function presentErrand({ plot }: EngagedAgent, here: Standpoint): AgentOnTheWire['plot'] {
  if (!plot) return undefined;
  const plotOfWorld = here.world.plots.get(plot.id);
  if (!plotOfWorld) {
    const missing = { name: 'A plot that no longer exists', image: '', description: '', duration: 0, currencyCost: 0 };
    return { id: plot.id, ...missing, elapsed: 0, canAbandon: true, qualityLocked: false };
  }
  return {
    id: plotOfWorld.id,
    name: escapeHtml(plotOfWorld.name),
    image: plotOfWorld.image,
    description: renderText(plotOfWorld.descriptionHtml, here),
    duration: plotOfWorld.actions,
    elapsed: plot.elapsed,
    canAbandon: plotOfWorld.canAbandon,
    qualityLocked: plotLocks(plotOfWorld, here).byQualities,
    currencyCost: plotOfWorld.fate,
  };
}

function presentItem(item: Quality, here: Standpoint): InventoryItem {
  const { character, world } = here;
  const level = levelOf(character.qualities, item.id);
  const { worn, away } = inUse(item.id, character);
  const stage = stageOf(item, level);
  return {
    id: item.id,
    name: nameOf(item, character),
    image: imageOf(item, level),
    category: item.slot ?? '',
    level,
    isLoanable: item.loanable === true,
    enhancements: presentEnhancements(item, world),
    ...presentEffects(item, world),
    borrowers: away.flatMap(({ agent: id }) => {
      const agent = world.agents.get(id);
      return agent ? [{ id, name: escapeHtml(agent.name) }] : [];
    }),
    isWorn: worn.length > 0,
    isOutfitLocked: worn.length > 0 && !(canChangeOutfit(here) && worn.every(isAgentSlot)),
    isOutfit: outfitsOf(character).some((outfit) => Object.values(outfit.worn).includes(item.id)),
    description: renderText(item.descriptionHtml, here),
    ...(stage !== undefined && { levelDescription: escapeHtml(stage) }),
  };
}

export const presentConcerns = (engaged: EngagedAgent, here: Standpoint): ConcernOnTheWire[] =>
  concernsFor(here).map(({ concern, plots }) => ({
    id: concern.id,
    name: escapeHtml(concern.name),
    description: renderText(concern.descriptionHtml, here),
    image: concern.image,
    plots: plots.map((each) => presentPlot(each, engaged, here)),
  }));

function presentPlot({ plot, locks }: PlotOffered, engaged: EngagedAgent, here: Standpoint): PlotOnTheWire {
  const { world } = here;
  return {
    id: plot.id,
    name: escapeHtml(plot.name),
    image: plot.image,
    description: renderText(plot.descriptionHtml, here),
    duration: plot.actions,
    currencyCost: plot.fate,
    currencyLocked: locks.byFate,
    qualityLocked: locks.byQualities,
    qualityRequirements: plot.needs.map((need, place) => presentRequirement(need, numberOf(plot.id, place), here)),
    hints: plotHints(plot, engaged, world).map(({ quality: id, level, chance, word }) => {
      const quality = world.qualities.get(id);
      const image = quality ? imageOf(quality, level) : '';
      return { id, name: escapeHtml(quality?.name ?? ''), image, chance, level, word };
    }),
  };
}
