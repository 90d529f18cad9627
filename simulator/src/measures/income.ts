import { actionsSpentIn, type BranchId, type Change, levelOf, resultOf, totalOf, type World } from '@underhall/engine';
import type { Player } from '../cast.ts';
import { tierOf } from '../economy-plan.ts';
import { describeRecentCommands } from '../recent-commands.ts';
import type { Step } from '../step.ts';
import type { WorldIndex } from '../world-index.ts';

/** Net earnings in the smallest unit of money: money and goods at their selling price, minus payments. Mutable. */
export type Income = {
  /** By branch and tier of the player. All choices of a machine count as one, because a run pays only at its end. */
  readonly byBranch: Map<string, Earnings>;
  /** By strategy and tier of the player. */
  readonly byStrategy: Map<string, Earnings>;
  /**
   * Earnings that cost no action: from passing time, from trade (in shops, and in branches that work as shops), and
   * from agents.
   */
  byTime: number;
  byTrade: number;
  byAgents: number;
  /** For each branch that costs nothing, the choices by the player who chose it most often. */
  readonly freeBranches: Map<BranchId, { times: number; worth: number }>;
  /** Earnings of each player since the last spent action, and the maximum over all players. */
  readonly sinceAction: Map<number, number>;
  maxWithoutAction:
    | { readonly worth: number; readonly player: number; readonly recentCommands: readonly string[] }
    | undefined;
};

export type Earnings = {
  readonly branch: BranchId;
  readonly tier: number;
  times: number;
  actions: number;
  worth: number;
  /** Actions that the branch gave back while taking nothing else. */
  actionsReturned: number;
  /** Number of first choices by a player. */
  players: number;
  /** Maximum number of choices by one player. */
  maxByOnePlayer: number;
};

export const newIncome = (): Income => ({
  byBranch: new Map(),
  byStrategy: new Map(),
  byTime: 0,
  byTrade: 0,
  byAgents: 0,
  freeBranches: new Map(),
  sinceAction: new Map(),
  maxWithoutAction: undefined,
});

export function recordIncome(income: Income, step: Step): void {
  const { changes, player, town, moment, command, after } = step;
  if (changes.length === 0) return;
  const { worldIndex, world } = town;
  income.byTime += worthOf(changes.slice(0, moment.passed.length), worldIndex, world);
  const ownChanges = changes.slice(moment.passed.length);
  const worth = worthOf(ownChanges, worldIndex, world);
  if (command.do === 'buy' || command.do === 'sell') income.byTrade += worth;
  const result = resultOf(changes);
  const actions = actionsSpentIn(step);
  const isReport = (result ?? shownResult(after))?.agent !== undefined;
  recordFreeEarnings(income, player, actions > 0 || isReport ? undefined : worth);
  if (!result) return;

  if (isReport) {
    income.byAgents += worth;
    return;
  }
  if (actions === 0 && worth < 0) {
    income.byTrade += worth;
    return;
  }
  const actionsGiven = ownChanges.some(isLoss)
    ? 0
    : ownChanges.reduce((sum, change) => sum + actionsGivenBy(change), 0);
  const tier = tierOf(Math.max(...worldIndex.attributes.map(({ id }) => levelOf(moment.character.qualities, id))));
  const times = player.memory.timesChosen.get(result.branch) ?? 1;
  add(income.byStrategy, `${player.strategy.name} ${tier}`, {
    branch: 0,
    tier,
    actions,
    worth,
    actionsReturned: actionsGiven,
    times,
  });
  const branch = worldIndex.beginnings.get(result.branch) ?? result.branch;
  add(income.byBranch, `${branch} ${tier}`, {
    branch,
    tier,
    actions,
    worth,
    actionsReturned: actionsGiven,
    times,
  });
  if (actions > 0 || worth <= 0 || ownChanges.some(isLoss)) return;
  const before = income.freeBranches.get(result.branch);
  if (!before || times > before.times) income.freeBranches.set(result.branch, { times, worth });
}

const shownResult = ({ story }: Step['after']) => (story.phase === 'End' ? story : undefined);

const actionsGivenBy = (change: Change): number =>
  change.kind === 'actions' && change.why === 'refreshed' ? change.to.count - change.from.count : 0;

const isLoss = (change: Change): boolean =>
  change.kind === 'quality' && (change.to.level < change.from.level || change.to.points < change.from.points);

/**
 * Adds up earnings over several commands without an action, because a player may buy an item and then open it for more
 * than its price.
 */
function recordFreeEarnings(income: Income, { number, recentCommands }: Player, worth: number | undefined): void {
  const sum = worth === undefined ? 0 : (income.sinceAction.get(number) ?? 0) + worth;
  income.sinceAction.set(number, sum);
  if (sum > Math.max(minRecorded, income.maxWithoutAction?.worth ?? 0)) {
    income.maxWithoutAction = { worth: sum, player: number, recentCommands: describeRecentCommands(recentCommands) };
  }
}

/** Minimum sum to record. */
const minRecorded = 50;

type BranchEarning = Pick<Earnings, 'branch' | 'tier' | 'actions' | 'worth' | 'actionsReturned' | 'times'>;

function add(
  to: Map<string, Earnings>,
  key: string,
  { branch, tier, actions, worth, actionsReturned, times }: BranchEarning,
): void {
  const earned = to.get(key) ?? {
    branch,
    tier,
    times: 0,
    actions: 0,
    worth: 0,
    actionsReturned: 0,
    players: 0,
    maxByOnePlayer: 0,
  };
  to.set(key, earned);
  earned.times++;
  earned.actions += actions;
  earned.worth += worth;
  earned.actionsReturned += actionsReturned;
  if (times === 1) earned.players++;
  earned.maxByOnePlayer = Math.max(earned.maxByOnePlayer, times);
}

/** The value of changes to money and goods, at the prices of the world. */
function worthOf(changes: readonly Change[], { prices }: WorldIndex, { qualities }: World): number {
  let worth = 0;
  for (const change of changes) {
    const price = change.kind === 'quality' ? prices.get(change.quality) : undefined;
    const quality = change.kind === 'quality' ? qualities.get(change.quality) : undefined;
    if (change.kind !== 'quality' || price === undefined || !quality) continue;
    worth += price * (totalOf(change.to, quality) - totalOf(change.from, quality));
  }
  return worth;
}
