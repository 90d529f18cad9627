import { actionsPerDay, daysPerWeek } from '../days-of-play.ts';
import { machineShare, sharesOf } from '../measures/choices.ts';
import { type Excuse, excuses, neverReached } from '../measures/never-reached.ts';
import { titleOf } from './findings.ts';
import type { Report } from './report.ts';

/** Choices listed for each week. */
export const choicesListed = 5;

/** The heading of the section about choices. */
export const aboutChoices = `Most chosen, in percent of the actions of a week (${daysPerWeek} days of ${actionsPerDay})`;

export type WeekLines = {
  readonly strategy: string;
  /** Counted from 1. */
  readonly week: number;
  /** The share of all runs of machines, then of each machine. */
  readonly machines: string;
  readonly choices: readonly { readonly share: string; readonly title: string }[];
};

/** The most frequent choices of each strategy and week. Runs of a machine are counted apart, as a whole. */
export function weekLinesOf({ worldIndex, measures }: Pick<Report, 'worldIndex' | 'measures'>): readonly WeekLines[] {
  const nameOf = (begin: number): string => worldIndex.branches.get(begin)?.storylet.name ?? `${begin}`;
  return [...measures.choices].flatMap(([strategy, weeks]) =>
    weeks.map((week, number): WeekLines => {
      const each = sharesOf(week.machines, week).map(({ branch, share }) => `${nameOf(branch)} ${percent(share)}`);
      return {
        strategy,
        week: number + 1,
        machines: each.length === 0 ? 'none' : `${percent(machineShare(week))} (${each.join(', ')})`,
        choices: sharesOf(week.branches, week)
          .slice(0, choicesListed)
          .map(({ branch, share }) => ({ share: percent(share), title: titleOf(branch, worldIndex) })),
      };
    }),
  );
}

const percent = (share: number): string => (100 * share).toFixed(1);

/** Parts of the world that nobody reached, by reason. */
export function unreachedByExcuse({ worldIndex, measures, run }: Omit<Report, 'findings'>) {
  const titles: Readonly<Record<Excuse, string>> = {
    late: `after day ${run.days}: needs a level that nobody had by then`,
    unlikely: 'has a chance below 2 %',
    'second player': 'needs a second player',
    unexplained: 'no such reason',
  };
  const parts = neverReached(worldIndex, measures);
  return excuses
    .map((excuse) => ({ title: titles[excuse], parts: parts.filter((part) => part.excuse === excuse) }))
    .filter((group) => group.parts.length > 0);
}
