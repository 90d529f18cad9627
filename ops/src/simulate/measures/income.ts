import { type BranchId, type Change, levelOf, totalOf, type World } from '@underhall/engine';
import type { Almanac } from '../almanac.ts';
import { actionsSpent } from '../keep-books.ts';
import type { Step } from '../step.ts';
import { tierOf } from './tiers.ts';

/** What was earned: money and goods at what they sell for, less what was paid, in pence. Changed in place. */
export type Income = {
  /** By branch, and by the tier of who chose it. */
  readonly byBranch: Map<string, Earned>;
  /** By the name of a strategy, and by tier. */
  readonly byStrategy: Map<string, Earned>;
  /** What time brought by itself, and what was paid and fetched without an action: over counters, and in branches that are shops. */
  byTime: number;
  byTrade: number;
  /** Per branch that costs no action: the most that one player has had of it. */
  readonly free: Map<BranchId, { times: number; worth: number }>;
};

export type Earned = {
  readonly branch: BranchId;
  readonly tier: number;
  times: number;
  actions: number;
  worth: number;
  /** Players for whom it was the first time. */
  players: number;
  /** The most it was chosen by one player. */
  most: number;
};

export const noIncome = (): Income => ({
  byBranch: new Map(),
  byStrategy: new Map(),
  byTime: 0,
  byTrade: 0,
  free: new Map(),
});

export function noteIncome(income: Income, step: Step): void {
  const { changes, player, town, moment, command, after } = step;
  if (changes.length === 0) return;
  const { almanac, world } = town;
  income.byTime += worthOf(changes.slice(0, moment.passed.length), almanac, world);
  const worth = worthOf(changes.slice(moment.passed.length), almanac, world);
  if (command.do === 'buy' || command.do === 'sell') income.byTrade += worth;
  const { story } = after;
  if (story.phase !== 'End' || story.turn !== moment.turn) return;

  const actions = actionsSpent(changes);
  if (actions === 0 && worth < 0) {
    income.byTrade += worth;
    return;
  }
  const tier = tierOf(Math.max(...almanac.attributes.map(({ id }) => levelOf(moment.character.qualities, id))));
  const times = player.memory.chosen.get(story.branch) ?? 1;
  add(income.byStrategy, `${player.strategy.name} ${tier}`, { branch: 0, tier, actions, worth, times });
  add(income.byBranch, `${story.branch} ${tier}`, { branch: story.branch, tier, actions, worth, times });
  if (actions > 0 || worth <= 0) return;
  const before = income.free.get(story.branch);
  if (!before || times > before.times) income.free.set(story.branch, { times, worth });
}

type Taken = Pick<Earned, 'branch' | 'tier' | 'actions' | 'worth' | 'times'>;

function add(to: Map<string, Earned>, key: string, { branch, tier, actions, worth, times }: Taken): void {
  const earned = to.get(key) ?? { branch, tier, times: 0, actions: 0, worth: 0, players: 0, most: 0 };
  to.set(key, earned);
  earned.times++;
  earned.actions += actions;
  earned.worth += worth;
  if (times === 1) earned.players++;
  earned.most = Math.max(earned.most, times);
}

/** What happened to money and goods, at the prices of the world. */
function worthOf(changes: readonly Change[], { prices }: Almanac, { qualities }: World): number {
  let worth = 0;
  for (const change of changes) {
    const price = change.kind === 'quality' ? prices.get(change.quality) : undefined;
    const quality = change.kind === 'quality' ? qualities.get(change.quality) : undefined;
    if (change.kind !== 'quality' || price === undefined || !quality) continue;
    worth += price * (totalOf(change.to, quality) - totalOf(change.from, quality));
  }
  return worth;
}
