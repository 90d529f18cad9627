import type { BranchId } from '@underhall/engine';
import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

/** Results of challenges and the chances shown before them. Mutable. */
export type Challenges = {
  /** By the chance shown, from 1 to 100 percent. */
  readonly rolled: number[];
  readonly passed: number[];
  /** The same for the first try of each player at each challenge. */
  readonly firstTryRolls: number[];
  /** First tries of each branch, by chance. */
  readonly firstTries: Map<BranchId, number[]>;
  /** Challenges that each player has tried, by branch and place in it. */
  readonly tried: Map<number, Set<string>>;
  /** By branch: rolls, passed rolls, and the sum and range of the chances shown. */
  readonly byBranch: Map<
    BranchId,
    { rolled: number; passed: number; chanceSum: number; lowest: number; highest: number }
  >;
  /** By branch: how often its rare outcome was possible, occurred, and was expected. */
  readonly rare: Map<BranchId, { possible: number; occurred: number; expected: number; variance: number }>;
  readonly secondChances: Counts<'passed' | 'failed'>;
};

export const newChallenges = (): Challenges => ({
  rolled: Array.from({ length: 101 }, () => 0),
  passed: Array.from({ length: 101 }, () => 0),
  firstTryRolls: Array.from({ length: 101 }, () => 0),
  firstTries: new Map(),
  tried: new Map(),
  byBranch: new Map(),
  rare: new Map(),
  secondChances: new Map(),
});

export function recordChallenges(challenges: Challenges, step: Step): void {
  const { story } = step.after;
  if (story.phase !== 'End' || story.turn !== step.moment.turn) return;
  for (const change of step.changes) {
    if (change.kind !== 'rolled') continue;
    const { chance, passed, again } = change;
    challenges.rolled[chance] = (challenges.rolled[chance] ?? 0) + 1;
    challenges.passed[chance] = (challenges.passed[chance] ?? 0) + (passed ? 1 : 0);
    if (isFirst(story.branch, change.place, step.player.number, challenges)) {
      challenges.firstTryRolls[chance] = (challenges.firstTryRolls[chance] ?? 0) + 1;
      const ofBranch = challenges.firstTries.get(story.branch) ?? [];
      challenges.firstTries.set(story.branch, ofBranch);
      ofBranch[chance] = (ofBranch[chance] ?? 0) + 1;
    }
    if (again) count(challenges.secondChances, passed ? 'passed' : 'failed');
    const before = challenges.byBranch.get(story.branch);
    const tally = before ?? { rolled: 0, passed: 0, chanceSum: 0, lowest: 100, highest: 0 };
    challenges.byBranch.set(story.branch, tally);
    tally.rolled++;
    tally.chanceSum += chance;
    tally.passed += passed ? 1 : 0;
    tally.lowest = Math.min(tally.lowest, chance);
    tally.highest = Math.max(tally.highest, chance);
  }
  recordRare(challenges, story.branch, story.outcome, step);
}

function isFirst(branch: BranchId, place: number, player: number, { tried }: Challenges): boolean {
  const tests = tried.get(player) ?? new Set();
  tried.set(player, tests);
  const test = `${branch} ${place}`;
  if (tests.has(test)) return false;
  tests.add(test);
  return true;
}

function recordRare({ rare }: Challenges, id: BranchId, outcome: string, { town }: Step): void {
  const outcomes = town.worldIndex.branches.get(id)?.branch.outcomes;
  if (!outcomes) return;
  const twin = rareVariant(outcome, outcomes);
  if (!twin) return;
  const tally = rare.get(id) ?? { possible: 0, occurred: 0, expected: 0, variance: 0 };
  rare.set(id, tally);
  const chance = twin.percent / 100;
  tally.possible++;
  tally.occurred += twin.name === outcome ? 1 : 0;
  tally.expected += chance;
  tally.variance += chance * (1 - chance);
}

type Outcomes = Step['town']['worldIndex']['pack']['storylets'][number]['branches'][number]['outcomes'];

/** The rare variant of an outcome, or the outcome itself if it is rare. */
function rareVariant(
  outcome: string,
  outcomes: Outcomes,
): { readonly name: string; readonly percent: number } | undefined {
  const name = outcome.startsWith('rare')
    ? outcome
    : outcome === 'always'
      ? 'rare'
      : `rare${outcome[0]?.toUpperCase()}${outcome.slice(1)}`;
  const rare = (outcomes as Readonly<Record<string, { readonly percent?: number } | undefined>>)[name];
  return rare?.percent === undefined ? undefined : { name, percent: rare.percent };
}
