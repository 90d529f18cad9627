import { describeRuling, type Step } from '../step.ts';
import { type Cards, newCards, recordCards } from './cards.ts';
import { type Challenges, newChallenges, recordChallenges } from './challenges.ts';
import { type Choices, recordChoices } from './choices.ts';
import { type Counts, count } from './counts.ts';
import { type Income, newIncome, recordIncome } from './income.ts';
import { type Interactions, newInteractions, recordInteractions } from './interactions.ts';
import type { Menaces } from './menaces.ts';
import { newPace, type Pace, recordPace } from './pace.ts';
import { newReach, type Reach, recordReach } from './reach.ts';
import { newRepeats, type Repeats, recordRepeats } from './repeats.ts';
import type { StuckStates } from './stuck.ts';
import { newTotals, type Totals } from './totals.ts';

/** Everything that a run measures. Mutable. */
export type Measures = {
  readonly reach: Reach;
  readonly pace: Pace;
  readonly repeats: Repeats;
  readonly choices: Choices;
  readonly income: Income;
  readonly cards: Cards;
  readonly challenges: Challenges;
  readonly interactions: Interactions;
  readonly menaces: Menaces;
  readonly stuck: StuckStates;
  readonly totals: Totals;
  readonly commands: Counts<string>;
  readonly refusals: Counts<string>;
};

export const newMeasures = (): Measures => ({
  reach: newReach(),
  pace: newPace(),
  repeats: newRepeats(),
  choices: new Map(),
  income: newIncome(),
  cards: newCards(),
  challenges: newChallenges(),
  interactions: newInteractions(),
  menaces: new Map(),
  stuck: new Map(),
  totals: newTotals(),
  commands: new Map(),
  refusals: new Map(),
});

export function measureStep(measures: Measures, step: Step): void {
  if (step.wasOffered !== undefined) {
    count(measures.commands, step.command.do);
    if (step.ruling.ruling === 'refused') count(measures.refusals, `${step.command.do}, ${describeRuling(step)}`);
  }
  if (step.changes.length === 0) return;
  recordReach(measures.reach, step);
  recordPace(measures.pace, step);
  recordRepeats(measures.repeats, step);
  recordChoices(measures.choices, step);
  recordIncome(measures.income, step);
  recordCards(measures.cards, step);
  recordChallenges(measures.challenges, step);
  recordInteractions(measures.interactions, step);
}
