import { goals } from '../economy-plan.ts';
import { coverageOf } from '../measures/never-reached.ts';
import { actionsOfADay, sharesAgain } from '../measures/repeats.ts';
import { chancesMet, openChances, testsOutside } from './chances-met.ts';
import { fairnessOf, isLoop, titleOf } from './findings.ts';
import { figure, percent } from './markup.ts';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';

/** The report in words, for a terminal. */
export function textReport(report: Report): string {
  const { run, world, measures, violation, seconds, cpuSeconds } = report;
  const { lives } = measures;
  return [
    `${figure(lives.players)} players, ${figure(lives.steps)} steps, ${figure(lives.days)} days lived; seed ${run.seed}, world ${world}`,
    `${figure(seconds)} s, ${figure(lives.steps / cpuSeconds)} steps a second of a core; every step checked`,
    violation ?? 'no rule was broken',
    '',
    ...reach(report),
    ...pace(report),
    ...repeats(report),
    ...income(report),
    ...luck(report),
    ...company(report),
    ...findings(report),
    '',
  ].join('\n');
}

const heading = (name: string): readonly string[] => [name, '-'.repeat(name.length)];

function reach({ worldIndex, measures }: Report): readonly string[] {
  const lines = Object.entries(coverageOf(worldIndex, measures)).map(
    ([kind, { reached, all }]) => `${kind.padEnd(9)} ${figure(reached).padStart(6)} of ${figure(all)}`,
  );
  return [...heading('Reached'), ...lines, ''];
}

function pace({ measures }: Report): readonly string[] {
  const { actions } = measures.pace;
  const rows = [...goals].flatMap(([name, goal]) => {
    const reached = actions.get(name) ?? [];
    const quartiles = [0.25, 0.5, 0.75].map((share) => quantile(reached, share));
    if (quartiles.some((each) => each === undefined)) return [];
    const figures = quartiles.map((each) => figure(Math.round(each ?? 0)).padStart(7)).join('');
    const players = percent(reached.length / Math.max(1, measures.lives.players)).padStart(8);
    return [`${name.padEnd(27)}${figures}${players}${goal ? `   planned ${goal.from} to ${goal.to}` : ''}`];
  });
  const head = `${''.padEnd(27)}${['25 %', 'median', '75 %'].map((each) => each.padStart(7)).join('')} players`;
  return [...heading('Pace, in actions'), head, ...rows, ''];
}

/** Fourteen days of play: what is planned to be worth playing. */
const daysTold = 14;

function repeats({ measures }: Report): readonly string[] {
  const rows = [...measures.repeats.days.keys()].map((strategy) => {
    const shares = sharesAgain(measures.repeats, strategy).slice(0, daysTold);
    const days = shares.map((share) => (share === undefined ? '-' : `${Math.round(100 * share)}`).padStart(5));
    return `${strategy.padEnd(14)}${days.join('')}`;
  });
  const days = Array.from({ length: daysTold }, (_, day) => `${day + 1}`.padStart(5)).join('');
  const head = `${'day'.padEnd(14)}${days}`;
  return [
    ...heading(`Actions spent on what was told before, in percent of a day of ${actionsOfADay}`),
    head,
    ...rows,
    '',
  ];
}

function income({ worldIndex, measures }: Report): readonly string[] {
  const loops = [...measures.income.byBranch.values()].filter(isLoop);
  const best = loops.sort((a, b) => b.worth / b.actions - a.worth / a.actions).slice(0, 5);
  const rows = best.map(
    ({ branch, worth, actions, times }) =>
      `${(worth / actions).toFixed(1).padStart(6)}  ${titleOf(branch, worldIndex)} (${figure(times)} times)`,
  );
  return [...heading('Best loops, in pence an action'), ...rows, ''];
}

function luck({ worldIndex, measures }: Report): readonly string[] {
  const { sum, freedom, likely } = fairnessOf(measures);
  const line = `chi-square ${figure(sum)} at ${freedom} degrees of freedom: as far off or further in ${percent(likely)} of such runs`;
  const { onArrival, rolled } = measures.challenges;
  const outside = testsOutside(measures);
  return [
    ...heading('Luck'),
    line,
    met('at the first try', onArrival),
    met('at every try', rolled),
    '',
    ...heading('Tests with most first tries outside of that: below, within, above'),
    ...outside
      .slice(0, mostTests)
      .map(
        ({ branch, below, open, above }) =>
          `${[below, open, above].map((tries) => figure(tries).padStart(6)).join('')}  ${titleOf(branch, worldIndex)}`,
      ),
    '',
  ];
}

const mostTests = 12;

function met(when: string, rolled: readonly number[]): string {
  const { below, open, above } = chancesMet(rolled);
  const { from, to } = openChances;
  return `challenges met ${when} at a chance of ${from} to ${to} %: ${percent(open)}; below: ${percent(below)}; above: ${percent(above)}`;
}

function company({ measures }: Report): readonly string[] {
  const { agents, invitations, letters } = measures.company;
  const line = (name: string, counts: ReadonlyMap<string, number>) =>
    `${name.padEnd(14)}${[...counts].map(([what, times]) => `${what} ${figure(times)}`).join(', ') || 'none'}`;
  const all = [...letters.values()].reduce((sum, each) => sum + each, 0);
  return [
    ...heading('Agents, company and letters'),
    line('agents', agents),
    line('invitations', invitations),
    `${'letters'.padEnd(14)}${figure(all)} of ${figure(letters.size)} kinds`,
    '',
  ];
}

const mostFindings = 60;

function findings({ findings: found }: Report): readonly string[] {
  const rows = found.map(({ weight, about, says }) => `${weight === 'alarm' ? 'ALARM' : 'note '}  ${about}: ${says}`);
  const rest = rows.length > mostFindings ? [`... and ${rows.length - mostFindings} more in the report`] : [];
  return [...heading('Findings'), ...(rows.length === 0 ? ['none'] : rows.slice(0, mostFindings)), ...rest];
}
