import { loopTolerance, maxActionsPaidOnce, paceGoals, tiers } from '../economy-plan.ts';
import type { CardDraws } from '../measures/cards.ts';
import type { Earnings } from '../measures/income.ts';
import type { Measures } from '../measures/measures.ts';
import { neverReached } from '../measures/never-reached.ts';
import type { WorldIndex } from '../world-index.ts';
import { formatNumber } from './markup.ts';
import { chiSquareTail, normalTail, quantile } from './statistics.ts';

/** A remark for the operator of the world. An alarm is a fault, or very likely one. */
export type Finding = { readonly severity: 'alarm' | 'note'; readonly topic: string; readonly message: string };

/** Probability below which a deviation counts as a fault: very low, since many deviations are tested. */
export const alarmProbability = 1e-5;

/** Choices of a branch from which its mean pay is meaningful. */
const enoughChoices = 150;

export function findingsOf(worldIndex: WorldIndex, measures: Measures): readonly Finding[] {
  return [
    ...aboutStuck(measures),
    ...aboutLoops(worldIndex, measures),
    ...aboutFairness(worldIndex, measures),
    ...aboutPace(measures),
    ...aboutReach(worldIndex, measures),
  ];
}

const aboutStuck = ({ stuck }: Measures): readonly Finding[] =>
  [...stuck.values()].map(({ where, times }) => ({
    severity: 'alarm',
    topic: 'stuck',
    message: `Nothing can be done although all actions are there: ${where} (${times} times).`,
  }));

function aboutLoops(worldIndex: WorldIndex, { income }: Measures): readonly Finding[] {
  const paid = [...income.byBranch.values()].flatMap((earned): readonly Finding[] => {
    const { best, mean, name } = tiers[earned.tier] ?? { best: 0, mean: 0, name: '' };
    const each = earned.worth / earned.actions;
    const where = `${titleOf(earned.branch, worldIndex)} (best attribute ${name})`;
    if (isLoop(earned) && each > best * loopTolerance) {
      const message = `${where}: ${each.toFixed(1)} pence an action over ${earned.times} times; the best loop may pay ${best}.`;
      return [{ severity: 'alarm', topic: 'loop', message }];
    }
    if (
      earned.actionsReturned > earned.actions &&
      earned.maxByOnePlayer >= 20 &&
      isWithoutPrice(earned.branch, worldIndex)
    ) {
      const message = `${where}: gives back ${formatNumber(earned.actionsReturned)} actions for ${formatNumber(earned.actions)}, and one player had it ${earned.maxByOnePlayer} times.`;
      return [{ severity: 'alarm', topic: 'actions', message }];
    }
    if (earned.actions > 0 && earned.maxByOnePlayer === 1 && each > mean * maxActionsPaidOnce) {
      return [
        {
          severity: 'alarm',
          topic: 'once',
          message: `${where}: pays ${each.toFixed(0)} pence, once; at most ${mean * maxActionsPaidOnce}.`,
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
            message: `${titleOf(branch, worldIndex)} costs no action, pays ${worth.toFixed(0)} pence, and one player had it ${times} times.`,
          },
        ],
  );
  return [...paid, ...free, ...aboutMints(income), ...aboutTiers(income)];
}

/** Tolerance of the mean pay of a tier, as a share of the planned mean. */
const tierLeeway = 0.25;

/** Notes where the mean pay for an action is off the plan; random players do not count. */
function aboutTiers({ byStrategy }: Measures['income']): readonly Finding[] {
  const purposeful = [...byStrategy].filter(([name]) => !name.startsWith('random ')).map(([, earned]) => earned);
  return tiers.flatMap(({ name, mean }, tier): readonly Finding[] => {
    const own = purposeful.filter((earned) => earned.tier === tier);
    const actions = own.reduce((sum, each) => sum + each.actions, 0);
    const each = own.reduce((sum, earned) => sum + earned.worth, 0) / actions;
    if (actions < 5000 || Math.abs(each - mean) <= tierLeeway * mean) return [];
    const message = `Best attribute ${name}: an action pays ${each.toFixed(1)} pence in the mean; planned are ${mean}.`;
    return [{ severity: 'note', topic: 'income', message }];
  });
}

/** Pence that may come to a player without an action: a gift of a story, or a card now and then. More is an alarm. */
const maxPenceWithoutAction = 400;

const aboutMints = ({ maxWithoutAction: most }: Measures['income']): readonly Finding[] =>
  most === undefined || most.worth < maxPenceWithoutAction
    ? []
    : [
        {
          severity: 'alarm',
          topic: 'mint',
          message: `Player ${most.player} came by ${most.worth.toFixed(0)} pence without spending an action: ${most.recentCommands.slice(-6).join('; ')}.`,
        },
      ];

/**
 * True for a branch without a price, on the list. A card comes at its own time, whatever it gives; and actions may be
 * bought.
 */
function isWithoutPrice(id: number, { branches }: WorldIndex): boolean {
  const { storylet, branch } = branches.get(id) ?? {};
  return storylet?.deck !== 'sometimes' && branch?.pays.length === 0 && branch.fate === 0;
}

/** True if some player did it again and again, for actions. */
export const isLoop = ({ times, maxByOnePlayer, actions }: Earnings): boolean =>
  actions > 0 && maxByOnePlayer >= 10 && times >= enoughChoices;

export function titleOf(branch: number, { branches }: WorldIndex): string {
  const at = branches.get(branch);
  return at ? `${at.storylet.name}: ${at.branch.name}` : `branch ${branch}`;
}

/** The chi-square test of all rolls against the chances shown. */
export function fairnessOf({ challenges }: Measures): {
  chiSquare: number;
  degreesOfFreedom: number;
  probability: number;
} {
  let [chiSquare, degreesOfFreedom] = [0, 0];
  for (const [chance, rolled] of challenges.rolled.entries()) {
    const share = chance / 100;
    // Few rolls say nothing, and a chance of 100 has no variance: it is looked at on its own.
    if (chance === 0 || chance === 100 || rolled * share * (1 - share) < 5) continue;
    const deviation = (challenges.passed[chance] ?? 0) - rolled * share;
    chiSquare += (deviation * deviation) / (rolled * share * (1 - share));
    degreesOfFreedom++;
  }
  return { chiSquare, degreesOfFreedom, probability: chiSquareTail(chiSquare, degreesOfFreedom) };
}

/** The probability that a card, or a rare outcome, comes this far from its expected number by chance alone. */
export function probabilityOf({
  drawn,
  expected,
  variance,
}: Pick<CardDraws, 'drawn' | 'expected' | 'variance'>): number {
  return variance < 1 ? 1 : normalTail((drawn - expected) / Math.sqrt(variance));
}

function aboutFairness(worldIndex: WorldIndex, measures: Measures): readonly Finding[] {
  const { challenges, cards } = measures;
  const found: Finding[] = [];
  const { probability } = fairnessOf(measures);
  const alarm = (message: string) => found.push({ severity: 'alarm', topic: 'luck', message });
  if (probability < alarmProbability)
    alarm(`Rolls do not fall as told: the odds of that are ${probability.toExponential(1)}.`);
  if (challenges.passed[100] !== challenges.rolled[100]) alarm('A roll at a chance of 100 % failed.');
  for (const [branch, { possible: _possible, occurred: drawn, ...rest }] of challenges.rare) {
    if (probabilityOf({ drawn, ...rest }) >= alarmProbability) continue;
    alarm(
      `The rare outcome of ${titleOf(branch, worldIndex)} came ${drawn} times in place of ${rest.expected.toFixed(0)}.`,
    );
  }
  for (const [card, drawn] of cards.byCard) {
    const name = worldIndex.pack.storylets.find(({ id }) => id === card)?.name ?? card;
    if (probabilityOf(drawn) >= alarmProbability) continue;
    alarm(`The card ${name} was drawn ${drawn.drawn} times in place of ${drawn.expected.toFixed(0)}.`);
  }
  return found;
}

function aboutPace({ pace, totals }: Measures): readonly Finding[] {
  return [...paceGoals].flatMap(([name, goal]): readonly Finding[] => {
    const actions = pace.actions.get(name) ?? [];
    const median = quantile(actions, 0.5);
    // Only what most came to has a median worth the name.
    if (!goal || median === undefined || actions.length < totals.players / 2) return [];
    if (median >= goal.from && median <= goal.to) return [];
    const message = `${name}: after ${inActions(median)} in the middle; planned are ${goal.from} to ${goal.to}.`;
    return [{ severity: 'note', topic: 'pace', message }];
  });
}

const inActions = (count: number): string =>
  `${formatNumber(Math.round(count))} ${Math.round(count) === 1 ? 'action' : 'actions'}`;

const aboutReach = (worldIndex: WorldIndex, measures: Measures): readonly Finding[] =>
  neverReached(worldIndex, measures).map(({ kind, name, why }) => ({
    severity: 'note',
    topic: `${kind} never reached`,
    message: `${name}: ${why}.`,
  }));
