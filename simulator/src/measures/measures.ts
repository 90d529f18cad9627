import { answerOf, type Step } from '../step.ts';
import { type Cards, noCards, noteCards } from './cards.ts';
import { type Challenges, noChallenges, noteChallenges } from './challenges.ts';
import { type Company, noCompany, noteCompany } from './company.ts';
import { type Counts, count } from './counts.ts';
import { type Income, noIncome, noteIncome } from './income.ts';
import { type Lives, noLives } from './lives.ts';
import type { Menaces } from './menaces.ts';
import { noPace, notePace, type Pace } from './pace.ts';
import { noReach, noteReach, type Reach } from './reach.ts';
import { noRepeats, noteRepeats, type Repeats } from './repeats.ts';
import type { StuckStates } from './stuck.ts';

/** All that is counted in a run. Changed in place. */
export type Measures = {
  readonly reach: Reach;
  readonly pace: Pace;
  readonly repeats: Repeats;
  readonly income: Income;
  readonly cards: Cards;
  readonly challenges: Challenges;
  readonly company: Company;
  readonly menaces: Menaces;
  readonly stuck: StuckStates;
  readonly lives: Lives;
  /** Steps by command; refusals by command and reason. */
  readonly commands: Counts<string>;
  readonly refusals: Counts<string>;
};

export const nothingMeasured = (): Measures => ({
  reach: noReach(),
  pace: noPace(),
  repeats: noRepeats(),
  income: noIncome(),
  cards: noCards(),
  challenges: noChallenges(),
  company: noCompany(),
  menaces: new Map(),
  stuck: new Map(),
  lives: noLives(),
  commands: new Map(),
  refusals: new Map(),
});

/** Counts what a step did. */
export function measureStep(measures: Measures, step: Step): void {
  if (step.wasOffered !== undefined) {
    count(measures.commands, step.command.do);
    if (step.ruling.ruling === 'refused') count(measures.refusals, `${step.command.do}, ${answerOf(step)}`);
  }
  if (step.changes.length === 0) return;
  noteReach(measures.reach, step);
  notePace(measures.pace, step);
  noteRepeats(measures.repeats, step);
  noteIncome(measures.income, step);
  noteCards(measures.cards, step);
  noteChallenges(measures.challenges, step);
  noteCompany(measures.company, step);
}
