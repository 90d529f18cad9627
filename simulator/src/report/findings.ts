import { isCard } from '@underhall/engine';
import { goalOf, limitsOf, loopTolerance, maxActionsPaidOnce, milestones, tiers } from '../economy-plan.ts';
import type { CardDraws } from '../measures/cards.ts';
import type { Earnings } from '../measures/income.ts';
import type { Measures } from '../measures/measures.ts';
import type { WorldIndex } from '../world-index.ts';
import { formatNumber } from './markup.ts';
import { chiSquareTail, normalTail, quantile } from './statistics.ts';

/** A remark for the author of the world. An alarm is a fault, or very likely one. */
export type Finding = { readonly severity: 'alarm' | 'note'; readonly topic: string; readonly message: string };

/** A deviation less probable than this is an alarm. The value is very low because many deviations are tested. */
export const alarmProbability = 1e-5;

/** Minimum number of choices for a meaningful mean. */
const minChoices = 150;

export function findingsOf(worldIndex: WorldIndex, measures: Measures): readonly Finding[] {
  return [
    ...stuckFindings(measures),
    ...incomeFindings(worldIndex, measures),
    ...fairnessFindings(worldIndex, measures),
    ...paceFindings(worldIndex, measures),
  ];
}

const stuckFindings = ({ stuck }: Measures): readonly Finding[] =>
  [...stuck.values()].map(({ where, times }) => ({
    severity: 'alarm',
    topic: 'stuck',
    message: `Players with all actions could do nothing: ${where} (${times} times).`,
  }));

function incomeFindings(worldIndex: WorldIndex, { income }: Measures): readonly Finding[] {
  const { unit } = worldIndex;
  const paid = [...income.byBranch.values()].flatMap((earned): readonly Finding[] => {
    const { best = Number.POSITIVE_INFINITY, mean = Number.POSITIVE_INFINITY } =
      limitsOf(earned.tier, worldIndex) ?? {};
    const each = earned.worth / earned.actions;
    const where = `${titleOf(earned.branch, worldIndex)} (best attribute ${tiers[earned.tier]?.name ?? ''})`;
    if (isLoop(earned) && each > best * loopTolerance) {
      const message = `${where}: pays ${each.toFixed(1)} ${unit} an action over ${earned.times} choices; the limit for loops is ${best}.`;
      return [{ severity: 'alarm', topic: 'loop', message }];
    }
    if (
      earned.actionsReturned > earned.actions &&
      earned.maxByOnePlayer >= 20 &&
      isWithoutPrice(earned.branch, worldIndex)
    ) {
      const message = `${where}: gives back ${formatNumber(earned.actionsReturned)} actions for ${formatNumber(earned.actions)}, and one player chose it ${earned.maxByOnePlayer} times.`;
      return [{ severity: 'alarm', topic: 'actions', message }];
    }
    if (earned.actions > 0 && earned.maxByOnePlayer === 1 && each > mean * maxActionsPaidOnce) {
      return [
        {
          severity: 'alarm',
          topic: 'once',
          message: `${where}: pays ${each.toFixed(0)} ${unit} once; the limit is ${mean * maxActionsPaidOnce}.`,
        },
      ];
    }
    return [];
  });
  const free = [...income.freeBranches].flatMap(([branch, { times, worth }]): readonly Finding[] =>
    times < 20
      ? []
      : [
          {
            severity: 'alarm',
            topic: 'loop',
            message: `${titleOf(branch, worldIndex)} costs no action and pays ${worth.toFixed(0)} ${unit}, and one player chose it ${times} times.`,
          },
        ],
  );
  return [
    ...paid,
    ...free,
    ...(worldIndex.isPlanned ? [...freeIncomeFindings(worldIndex, income), ...tierFindings(worldIndex, income)] : []),
  ];
}

/** Tolerated relative deviation from the planned mean pay. */
const tierTolerance = 0.25;

/** Notes a mean pay per action that deviates from the plan. Ignores the random strategies. */
function tierFindings({ unit }: WorldIndex, { byStrategy }: Measures['income']): readonly Finding[] {
  const purposeful = [...byStrategy].filter(([name]) => !name.startsWith('random ')).map(([, earned]) => earned);
  return tiers.flatMap(({ name, mean }, tier): readonly Finding[] => {
    const own = purposeful.filter((earned) => earned.tier === tier);
    const actions = own.reduce((sum, each) => sum + each.actions, 0);
    const each = own.reduce((sum, earned) => sum + earned.worth, 0) / actions;
    if (actions < 5000 || Math.abs(each - mean) <= tierTolerance * mean) return [];
    const message = `Best attribute ${name}: an action pays ${each.toFixed(1)} ${unit} on average; the plan says ${mean}.`;
    return [{ severity: 'note', topic: 'income', message }];
  });
}

/** Maximum that a player may gain without an action in the default world, such as by a gift in a story. */
const maxWorthWithoutAction = 400;

const freeIncomeFindings = ({ unit }: WorldIndex, { maxWithoutAction }: Measures['income']): readonly Finding[] =>
  maxWithoutAction === undefined || maxWithoutAction.worth < maxWorthWithoutAction
    ? []
    : [
        {
          severity: 'alarm',
          topic: 'free income',
          message: `Player ${maxWithoutAction.player} gained ${maxWithoutAction.worth.toFixed(0)} ${unit} without spending an action: ${maxWithoutAction.recentCommands.slice(-6).join('; ')}.`,
        },
      ];

/**
 * True for a branch that costs neither items nor Fate. False for cards: they are drawn too rarely to be farmed in a
 * loop.
 */
function isWithoutPrice(id: number, { branches }: WorldIndex): boolean {
  const { storylet, branch } = branches.get(id) ?? {};
  return !(storylet && isCard(storylet)) && branch?.pays.length === 0 && branch.fate === 0;
}

/** True if a player repeated the branch many times for actions. */
export const isLoop = ({ times, maxByOnePlayer, actions }: Earnings): boolean =>
  actions > 0 && maxByOnePlayer >= 10 && times >= minChoices;

export function titleOf(branch: number, { branches }: WorldIndex): string {
  const at = branches.get(branch);
  return at ? `${at.storylet.name}: ${at.branch.name}` : `branch ${branch}`;
}

/** The chi-square test of all rolls against the displayed chances. */
export function fairnessOf({ challenges }: Measures): {
  chiSquare: number;
  degreesOfFreedom: number;
  probability: number;
} {
  let [chiSquare, degreesOfFreedom] = [0, 0];
  for (const [chance, rolled] of challenges.rolled.entries()) {
    const share = chance / 100;
    // Skips chances with too few rolls for the test. A chance of 100 has no variance and is checked separately.
    if (chance === 0 || chance === 100 || rolled * share * (1 - share) < 5) continue;
    const deviation = (challenges.passed[chance] ?? 0) - rolled * share;
    chiSquare += (deviation * deviation) / (rolled * share * (1 - share));
    degreesOfFreedom++;
  }
  return { chiSquare, degreesOfFreedom, probability: chiSquareTail(chiSquare, degreesOfFreedom) };
}

/** The probability that a card or rare outcome deviates this far from its expectation by chance alone. */
export function probabilityOf({
  drawn,
  expected,
  variance,
}: Pick<CardDraws, 'drawn' | 'expected' | 'variance'>): number {
  return variance < 1 ? 1 : normalTail((drawn - expected) / Math.sqrt(variance));
}

function fairnessFindings(worldIndex: WorldIndex, measures: Measures): readonly Finding[] {
  const { challenges, cards } = measures;
  const found: Finding[] = [];
  const { probability } = fairnessOf(measures);
  const alarm = (message: string) => found.push({ severity: 'alarm', topic: 'luck', message });
  if (probability < alarmProbability)
    alarm(`Rolls deviate from the chances shown: the probability by chance alone is ${probability.toExponential(1)}.`);
  if (challenges.passed[100] !== challenges.rolled[100]) alarm('A roll at a chance of 100 % failed.');
  for (const [branch, { possible: _possible, occurred: drawn, ...rest }] of challenges.rare) {
    if (probabilityOf({ drawn, ...rest }) >= alarmProbability) continue;
    alarm(
      `The rare outcome of ${titleOf(branch, worldIndex)} occurred ${drawn} times instead of ${rest.expected.toFixed(0)}.`,
    );
  }
  for (const [card, drawn] of cards.byCard) {
    const name = worldIndex.pack.storylets.find(({ id }) => id === card)?.name ?? card;
    if (probabilityOf(drawn) >= alarmProbability) continue;
    alarm(`The card ${name} was drawn ${drawn.drawn} times instead of ${drawn.expected.toFixed(0)}.`);
  }
  return found;
}

function paceFindings(worldIndex: WorldIndex, { pace, totals }: Measures): readonly Finding[] {
  return milestones.flatMap((name): readonly Finding[] => {
    const goal = goalOf(name, worldIndex);
    const actions = pace.actions.get(name) ?? [];
    const median = quantile(actions, 0.5);
    // The median means little unless at least half of the players reached the milestone.
    if (!goal || median === undefined || actions.length < totals.players / 2) return [];
    if (median >= goal.from && median <= goal.to) return [];
    const message = `${name}: reached after a median of ${inActions(median)}; the plan says ${goal.from} to ${goal.to}.`;
    return [{ severity: 'note', topic: 'pace', message }];
  });
}

const inActions = (count: number): string =>
  `${formatNumber(Math.round(count))} ${Math.round(count) === 1 ? 'action' : 'actions'}`;
