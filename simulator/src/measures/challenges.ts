import { type AskedStory, type BranchId, resultOf } from '@underhall/engine';
import type { Step } from '../step.ts';
import { type Counts, count } from './counts.ts';

/** Results of challenges and the chances shown before them. Mutable. */
export type Challenges = {
  /** By displayed chance, from 1 to 100 percent. */
  readonly rolled: number[];
  readonly passed: number[];
  /** By displayed chance, only for the first try of each player at each challenge. */
  readonly firstTryRolls: number[];
  /** First tries at each branch, by displayed chance. */
  readonly firstTries: Map<BranchId, number[]>;
  /** Challenges that each player has tried, keyed by player. An entry names the branch and the position in it. */
  readonly tried: Map<number, Set<string>>;
  /** `chanceSum`, `lowest` and `highest` describe the displayed chances. */
  readonly byBranch: Map<
    BranchId,
    { rolled: number; passed: number; chanceSum: number; lowest: number; highest: number }
  >;
  /** How often the rare outcome of a branch was possible, occurred, and was expected. */
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
  const result = resultOf(step.changes);
  const story = result ?? askedIn(step);
  if (!story) return;
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
    const counts = before ?? { rolled: 0, passed: 0, chanceSum: 0, lowest: 100, highest: 0 };
    challenges.byBranch.set(story.branch, counts);
    counts.rolled++;
    counts.chanceSum += chance;
    counts.passed += passed ? 1 : 0;
    counts.lowest = Math.min(counts.lowest, chance);
    counts.highest = Math.max(counts.highest, chance);
  }
  if (result) recordRare(challenges, result.branch, result.outcome, step);
}

/** The question for a second chance that this step opened. Its rolls count now. */
function askedIn({ after: { story }, moment }: Step): AskedStory | undefined {
  return story.phase === 'SecondChance' && story.turn === moment.turn ? story : undefined;
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
  const rareOutcome = rareVariant(outcome, outcomes);
  if (!rareOutcome) return;
  const counts = rare.get(id) ?? { possible: 0, occurred: 0, expected: 0, variance: 0 };
  rare.set(id, counts);
  const chance = rareOutcome.percent / 100;
  counts.possible++;
  counts.occurred += rareOutcome.name === outcome ? 1 : 0;
  counts.expected += chance;
  counts.variance += chance * (1 - chance);
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
