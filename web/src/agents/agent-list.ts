import type { Agent, Concern, Plot } from '@underhall/contract';
import { fillIn, world } from '../api/world.ts';

const texts = world.texts.agents;

/** True if the agent's errand is over and the report is available. */
export const isBack = ({ plot }: Pick<Agent, 'plot'>): boolean => plot !== undefined && plot.duration <= plot.elapsed;

export const countErrands = (agents: readonly Agent[]): number => agents.filter(({ plot }) => plot).length;

/** Returned agents first, then agents away, then agents at home; each group by id. */
export const sortAgents = (agents: readonly Agent[]): readonly Agent[] =>
  [...agents].sort((a, b) => rank(a) - rank(b) || a.id - b.id);

function rank(agent: Agent): number {
  if (!agent.plot) return 2;
  return isBack(agent) ? 0 : 1;
}

/** The levels of an agent that the player may see. */
export const shownLevels = ({ levels }: Agent): Agent['levels'] =>
  levels.filter(({ category, level }) => !['Hidden', 'AgentStatHidden'].includes(category) && level !== 0);

export function categoriesOf(agents: readonly Agent[]): readonly (readonly [category: string, name: string])[] {
  const kinds = new Set(agents.flatMap(shownLevels).map(({ category }) => category));
  return [...kinds].map((category) => [category, kindNames[category] ?? inWords(category)]);
}

const kindNames: Readonly<Record<string, string>> = {
  AgentStat: texts.service,
  ConcernStat: texts.concerns,
  BasicAbility: 'Attributes',
  SidebarAbility: 'Abilities',
  Menace: world.texts.sheet.menaces,
  Skills: world.texts.sheet.skills,
};

/** Splits a category name of the API into words: `HomeComfort` becomes *Home Comfort*. */
const inWords = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Agents with a level of this category. All agents for an empty category. */
export const filterByCategory = (agents: readonly Agent[], category: string): readonly Agent[] =>
  category === '' ? agents : agents.filter((agent) => shownLevels(agent).some((level) => level.category === category));

const hiddenSlots: readonly string[] = ['Treasure', 'ToolOfTheTrade'];

type SlotNamed = { readonly category: string; readonly name: string };

export const equipmentSlots = (slots: readonly SlotNamed[]): readonly SlotNamed[] =>
  slots
    .filter(({ category }) => !hiddenSlots.includes(category))
    .map(({ category }) => ({ category, name: slotName(category) }));

export const slotName = (category: string): string => world.slots[category]?.name ?? inWords(category);

const general = 0;

/** Errands outside any concern. */
export const generalPlots = (concerns: readonly Concern[]): readonly Plot[] =>
  concerns.find(({ id }) => id === general)?.plots ?? [];
export const ownConcerns = (concerns: readonly Concern[]): readonly Concern[] =>
  concerns.filter(({ id }) => id !== general);

/** Returns the only concern if the player has no other choice, so that the page opens it automatically. */
export function loneConcern(concerns: readonly Concern[]): Concern | undefined {
  const own = ownConcerns(concerns);
  return generalPlots(concerns).length === 0 && own.length === 1 ? own[0] : undefined;
}

/** Returns the available errands, free ones first, and the errands with unmet requirements. */
export function sortedPlots(plots: readonly Plot[]) {
  const open = plots.filter(({ qualityLocked }) => !qualityLocked);
  const isFree = ({ currencyCost }: Plot) => currencyCost === 0;
  return {
    open: [...open.filter(isFree), ...open.filter((plot) => !isFree(plot))],
    locked: plots.filter(({ qualityLocked }) => qualityLocked),
  };
}

/** Id of the plot that teaches lending. */
const tutorialPlot = 6;
/** The button that abandons a plot is inconspicuous until more than this many actions have passed. */
const maxEarlyActions = 5;

export const isTutorial = ({ id }: Pick<Plot, 'id'>): boolean => id === tutorialPlot;
export const isEarly = ({ elapsed }: { readonly elapsed: number }): boolean => elapsed <= maxEarlyActions;

/** Returns the reason why the agent cannot be sent, or undefined if they can go. */
export function whyNotSent(plot: Plot, { inventory }: Pick<Agent, 'inventory'>): string | undefined {
  if (plot.qualityLocked) return texts.plotLocked;
  if (plot.currencyLocked) return texts.plotTooDear;
  return isTutorial(plot) && inventory.length === 0 ? texts.lendFirst : undefined;
}

export const hintTip = ({ level, chance }: { readonly level: number; readonly chance: number }, name: string): string =>
  fillIn(texts.chance, { level: String(level), quality: name, chance: String(Math.min(100, chance)) });
