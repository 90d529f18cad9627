import { bankSize, spend } from '../actions/action-clock.ts';
import { afterReport } from '../agents/after-report.ts';
import { completePlan } from '../plans/complete-plan.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { aftermath } from './aftermath.ts';
import type { Chosen } from './chosen.ts';
import type { Effect } from './consequences.ts';
import { affect } from './effects.ts';
import { costOf } from './locks.ts';
import { throughOf } from './open-in.ts';
import { lessons, outcomeNamed, outcomeOf } from './outcome.ts';
import type { Ended } from './phases.ts';
import { playCard } from './play-card.ts';
import { passedAll, rollAll } from './roll.ts';
import { settle } from './settle.ts';
import type { Branch } from './storylet.ts';

/** Actions and premium currency are gone before anything is rolled, whatever the outcome. */
export function pay(turn: Turn, branch: Branch, { now }: Pick<Moment, 'now'>): Turn {
  const { actions, fate } = turn.character;
  const cost = costOf(branch, turn.character);
  let paid = turn;
  if (cost > 0) {
    const to = spend(actions, cost, bankSize(turn.character), now);
    paid = record(paid, { kind: 'actions', why: 'spent', from: actions, to });
  }
  if (branch.fate > 0) paid = record(paid, { kind: 'fate', why: 'spent', from: fate, to: fate - branch.fate });
  return paid;
}

/** What comes of a branch that is paid: its card leaves the hand, the dice are rolled, and the outcome is told. */
export function followUp(paid: Turn, chosen: Chosen, moment: Moment): Turn {
  const { branch, open, secondChances } = chosen;
  const played = playCard(paid, open.storylet, moment.world);
  return tell(rollAll(played, branch, secondChances, moment), chosen, moment);
}

/** All challenges must be passed; prices, lessons and effects then happen together. */
function tell(tried: Turn, { branch, open }: Chosen, moment: Moment): Turn {
  const kind = outcomeOf(branch, passedAll(tried, branch), moment);
  const outcome = outcomeNamed(branch, kind);
  const prices = branch.pays.map((price): Effect => ({ kind: 'change', quality: price.quality, by: -price.level }));
  const effects = [...prices, ...lessons(branch, tried, moment), ...(outcome?.effects ?? [])];

  const affected = affect(tried, effects, moment);
  const settled = outcome ? settle(affected, outcome, open.storylet, moment) : affected;
  const done = afterReport(completePlan(settled, branch.id), moment);
  const end: Ended = {
    phase: 'End',
    storylet: open.storylet,
    branch: branch.id,
    outcome: kind,
    turn: moment.turn,
    ...(outcome?.goTo !== undefined && { next: outcome.goTo }),
    ...throughOf(open),
  };
  return record(aftermath(done, moment), { kind: 'story', to: end });
}
