import type { Agent, Concern, Plot } from '@underhall/contract';

/** True once an agent's errand has had all its actions: the report can be heard. */
export const isBack = ({ plot }: Pick<Agent, 'plot'>): boolean => plot !== undefined && plot.duration <= plot.elapsed;

export const underWay = (agents: readonly Agent[]): number => agents.filter(({ plot }) => plot).length;

/** Agents who are back, then those away, then those at home; each group by number. */
export const inOrder = (agents: readonly Agent[]): readonly Agent[] =>
  [...agents].sort((a, b) => rank(a) - rank(b) || a.id - b.id);

function rank(agent: Agent): number {
  if (!agent.plot) return 2;
  return isBack(agent) ? 0 : 1;
}

/** The levels that are told of an agent. */
export const shownLevels = ({ levels }: Agent): Agent['levels'] =>
  levels.filter(({ category, level }) => !['Hidden', 'AgentStatHidden'].includes(category) && level !== 0);

/** The kinds of level that agents have, by which the list can be narrowed, with their names. */
export function kindsOf(agents: readonly Agent[]): readonly (readonly [category: string, name: string])[] {
  const kinds = new Set(agents.flatMap(shownLevels).map(({ category }) => category));
  return [...kinds].map((category) => [category, kindNames[category] ?? inWords(category)]);
}

const kindNames: Readonly<Record<string, string>> = {
  AgentStat: 'Service',
  ConcernStat: 'Concerns',
  BasicAbility: 'Attributes',
  SidebarAbility: 'Abilities',
  Menace: 'Menaces',
  Skills: 'Skills',
};

/** A name of the wire in words: `HomeComfort` is *Home Comfort*. */
const inWords = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** The agents who have a level of this kind; all without one. */
export const ofKind = (agents: readonly Agent[], category: string): readonly Agent[] =>
  category === '' ? agents : agents.filter((agent) => shownLevels(agent).some((level) => level.category === category));

/** The slots that the row of what an agent carries leaves out. */
const undrawnSlots: readonly string[] = ['Treasure', 'ToolOfTheTrade'];

type SlotNamed = { readonly category: string; readonly name: string };

/** The slots of the row, each under its name. */
export const drawnSlots = (slots: readonly SlotNamed[]): readonly SlotNamed[] =>
  slots
    .filter(({ category }) => !undrawnSlots.includes(category))
    .map(({ category }) => ({ category, name: slotName(category) }));

/** The name of a slot, as the wire has it, for the player. */
export const slotName = (category: string): string =>
  category === 'ToolOfTheTrade' ? 'Tools of the Trade' : inWords(category);

const general = 0;

/** The errands of the general group, and the concerns with those of their own. */
export const generalPlots = (concerns: readonly Concern[]): readonly Plot[] =>
  concerns.find(({ id }) => id === general)?.plots ?? [];
export const ownConcerns = (concerns: readonly Concern[]): readonly Concern[] =>
  concerns.filter(({ id }) => id !== general);

/** The one concern that opens by itself: where nothing else could be chosen. */
export function loneConcern(concerns: readonly Concern[]): Concern | undefined {
  const own = ownConcerns(concerns);
  return generalPlots(concerns).length === 0 && own.length === 1 ? own[0] : undefined;
}

/** Errands that can be prepared, those without a price first; and those that ask for what one is not yet. */
export function sortedPlots(plots: readonly Plot[]) {
  const open = plots.filter(({ qualityLocked }) => !qualityLocked);
  const isFree = ({ currencyCost }: Plot) => currencyCost === 0;
  return {
    open: [...open.filter(isFree), ...open.filter((plot) => !isFree(plot))],
    locked: plots.filter(({ qualityLocked }) => qualityLocked),
  };
}

/** The errand with which one learns to lend things, and the actions after which calling one off is no small thing. */
const tutorialPlot = 6;
const fewActions = 5;

export const isTutorial = ({ id }: Pick<Plot, 'id'>): boolean => id === tutorialPlot;
export const isEarly = ({ elapsed }: { readonly elapsed: number }): boolean => elapsed <= fewActions;

/** The reason that an agent cannot be sent; undefined where they can. */
export function whyNotSent(plot: Plot, { inventory }: Pick<Agent, 'inventory'>): string | undefined {
  if (plot.qualityLocked) return 'You do not have what this plot asks for.';
  if (plot.currencyLocked) return 'You cannot pay for this plot.';
  return isTutorial(plot) && inventory.length === 0 ? 'Equip at least one item to your agent.' : undefined;
}

/** The tip of a hint: the chance at a typical check. */
export const hintTip = ({ level, chance }: { readonly level: number; readonly chance: number }, name: string): string =>
  `At ${level} ${name}, your agent has a roughly ${Math.min(100, chance)}% chance of succeeding at a typical check in this Plot.`;
