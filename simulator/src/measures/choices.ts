import { actionsSpentIn, type BranchId, resultOf } from '@underhall/engine';
import { weekOfPlay } from '../days-of-play.ts';
import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

/** Actions that players of a strategy spent in one week of their play. */
export type WeekOfPlay = {
  total: number;
  /** All choices of a machine count for the branch that begins its runs. */
  readonly machines: Counts<BranchId>;
  readonly branches: Counts<BranchId>;
};

/** Keyed by strategy, then by week of play from 0. Mutable. */
export type Choices = Map<string, WeekOfPlay[]>;

export function recordChoices(choices: Choices, { changes, player, town }: Step): void {
  const result = resultOf(changes);
  const spent = actionsSpentIn({ changes });
  if (!result || spent === 0) return;
  const weeks = choices.get(player.strategy.name) ?? [];
  choices.set(player.strategy.name, weeks);
  const number = weekOfPlay(player);
  while (weeks.length <= number) weeks.push({ total: 0, machines: new Map(), branches: new Map() });
  const week = weeks[number];
  if (!week) throw new Error(`week ${number} of play is missing`);
  week.total += spent;
  const beginning = town.worldIndex.beginnings.get(result.branch);
  if (beginning === undefined) count(week.branches, result.branch, spent);
  else count(week.machines, beginning, spent);
}

export type ChoiceShare = { readonly branch: BranchId; readonly share: number };

/** Shares of all actions of the week, largest first. */
export const sharesOf = (actions: Counts<BranchId>, { total }: Pick<WeekOfPlay, 'total'>): readonly ChoiceShare[] =>
  [...actions]
    .map(([branch, spent]) => ({ branch, share: spent / Math.max(1, total) }))
    .sort((a, b) => b.share - a.share || a.branch - b.branch);

export const machineShare = (week: WeekOfPlay): number =>
  sharesOf(week.machines, week).reduce((sum, { share }) => sum + share, 0);
