import type { BranchId } from '@underhall/engine';
import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

/** Results of challenges beside the chances shown beforehand. Changed in place. */
export type Challenges = {
  /** By the chance in percent that was told, 1 to 100. */
  readonly rolled: number[];
  readonly passed: number[];
  /** By branch: how often it was rolled for, the chances that were told, and how many of the rolls passed. */
  readonly byBranch: Map<BranchId, { rolled: number; passed: number; told: number; lowest: number; highest: number }>;
  /** Rare outcomes: how often they could have come, how often they came, and how often they should have. */
  readonly rare: Map<BranchId, { could: number; came: number; expected: number; variance: number }>;
  /** Second chances spent, and what they came to. */
  readonly again: Counts<'passed' | 'failed'>;
};

export const noChallenges = (): Challenges => ({
  rolled: Array.from({ length: 101 }, () => 0),
  passed: Array.from({ length: 101 }, () => 0),
  byBranch: new Map(),
  rare: new Map(),
  again: new Map(),
});

export function noteChallenges(challenges: Challenges, step: Step): void {
  const { story } = step.after;
  if (story.phase !== 'End' || story.turn !== step.moment.turn) return;
  for (const change of step.changes) {
    if (change.kind !== 'rolled') continue;
    const { chance, passed, again } = change;
    challenges.rolled[chance] = (challenges.rolled[chance] ?? 0) + 1;
    challenges.passed[chance] = (challenges.passed[chance] ?? 0) + (passed ? 1 : 0);
    if (again) count(challenges.again, passed ? 'passed' : 'failed');
    const before = challenges.byBranch.get(story.branch);
    const tally = before ?? { rolled: 0, passed: 0, told: 0, lowest: 100, highest: 0 };
    challenges.byBranch.set(story.branch, tally);
    tally.rolled++;
    tally.told += chance;
    tally.passed += passed ? 1 : 0;
    tally.lowest = Math.min(tally.lowest, chance);
    tally.highest = Math.max(tally.highest, chance);
  }
  noteRare(challenges, story.branch, story.outcome, step);
}

function noteRare({ rare }: Challenges, id: BranchId, told: string, { town }: Step): void {
  const outcomes = town.almanac.branches.get(id)?.branch.outcomes;
  if (!outcomes) return;
  const twin = rareTwin(told, outcomes);
  if (!twin) return;
  const tally = rare.get(id) ?? { could: 0, came: 0, expected: 0, variance: 0 };
  rare.set(id, tally);
  const chance = twin.percent / 100;
  tally.could++;
  tally.came += twin.name === told ? 1 : 0;
  tally.expected += chance;
  tally.variance += chance * (1 - chance);
}

type Outcomes = Step['town']['almanac']['pack']['storylets'][number]['branches'][number]['outcomes'];

/** The rare outcome that might have been told in place of the one that was, or is the one that was. */
function rareTwin(told: string, outcomes: Outcomes): { readonly name: string; readonly percent: number } | undefined {
  const name = told.startsWith('rare')
    ? told
    : told === 'always'
      ? 'rare'
      : `rare${told[0]?.toUpperCase()}${told.slice(1)}`;
  const rare = (outcomes as Readonly<Record<string, { readonly percent?: number } | undefined>>)[name];
  return rare?.percent === undefined ? undefined : { name, percent: rare.percent };
}
