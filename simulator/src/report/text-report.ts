import { actionsPerDay } from '../days-of-play.ts';
import { goalOf, milestones, tiers } from '../economy-plan.ts';
import { coverageOf } from '../measures/never-reached.ts';
import { repeatShares } from '../measures/repeats.ts';
import { balancedChances, chanceShares, unbalancedBranches } from './chance-shares.ts';
import { aboutChoices, unreachedByExcuse, weekLinesOf } from './choice-lines.ts';
import { fairnessOf, isLoop, titleOf } from './findings.ts';
import { formatNumber, formatPercent } from './markup.ts';
import type { Report } from './report.ts';
import { quantile } from './statistics.ts';

export function textReport(report: Report): string {
  const { run, world, measures, violation, seconds, cpuSeconds } = report;
  const { totals } = measures;
  return [
    `${formatNumber(totals.players)} players, ${formatNumber(totals.steps)} steps, ${formatNumber(totals.days)} days played; seed ${run.seed}, world ${world}`,
    `${formatNumber(seconds)} s, ${formatNumber(totals.steps / cpuSeconds)} steps per CPU second; every step was checked`,
    violation ?? 'no rule was broken',
    '',
    ...reach(report),
    ...pace(report),
    ...repeats(report),
    ...choices(report),
    ...income(report),
    ...luck(report),
    ...interactions(report),
    ...findings(report),
    ...neverMet(report),
    '',
  ].join('\n');
}

const heading = (name: string): readonly string[] => [name, '-'.repeat(name.length)];

function reach({ worldIndex, measures }: Report): readonly string[] {
  const lines = Object.entries(coverageOf(worldIndex, measures)).map(
    ([kind, { reached, all }]) => `${kind.padEnd(9)} ${formatNumber(reached).padStart(6)} of ${formatNumber(all)}`,
  );
  return [...heading('Reached'), ...lines, ''];
}

function pace({ worldIndex, measures }: Report): readonly string[] {
  const { actions } = measures.pace;
  const rows = milestones.flatMap((name) => {
    const goal = goalOf(name, worldIndex);
    const reached = actions.get(name) ?? [];
    const quartiles = [0.25, 0.5, 0.75].map((share) => quantile(reached, share));
    if (quartiles.some((each) => each === undefined)) return [];
    const figures = quartiles.map((each) => formatNumber(Math.round(each ?? 0)).padStart(7)).join('');
    const players = formatPercent(reached.length / Math.max(1, measures.totals.players)).padStart(8);
    return [`${name.padEnd(27)}${figures}${players}${goal ? `   planned ${goal.from} to ${goal.to}` : ''}`];
  });
  const head = `${''.padEnd(27)}${['25 %', 'median', '75 %'].map((each) => each.padStart(7)).join('')} players`;
  return [...heading('Pace, in actions'), head, ...rows, ''];
}

const maxDays = 28;

function repeats({ measures }: Report): readonly string[] {
  const rows = [...measures.repeats.days.keys()].map((strategy) => {
    const shares = repeatShares(measures.repeats, strategy).slice(0, maxDays);
    const days = shares.map((share) => (share === undefined ? '-' : `${Math.round(100 * share)}`).padStart(4));
    return `${strategy.padEnd(14)}${days.join('')}`;
  });
  const days = Array.from({ length: maxDays }, (_, day) => `${day + 1}`.padStart(4)).join('');
  const head = `${'day'.padEnd(14)}${days}`;
  return [
    ...heading(
      `Repeats: actions spent on results read before, in percent of a day of ${actionsPerDay} actions, without machines`,
    ),
    head,
    ...rows,
    '',
  ];
}

function choices(report: Report): readonly string[] {
  const rows = weekLinesOf(report).flatMap(({ strategy, week, machines, choices: chosen }) => [
    `${strategy}, week ${week}; runs of machines: ${machines}`,
    ...chosen.map(({ share, title }) => `${share.padStart(6)}  ${title}`),
  ]);
  return [...heading(aboutChoices), ...rows, ''];
}

function income(report: Report): readonly string[] {
  const { worldIndex, measures } = report;
  const loops = [...measures.income.byBranch.values()].filter(isLoop);
  const best = loops.sort((a, b) => b.worth / b.actions - a.worth / a.actions).slice(0, 5);
  const rows = best.map(
    ({ branch, worth, actions, times }) =>
      `${(worth / actions).toFixed(1).padStart(6)}  ${titleOf(branch, worldIndex)} (${formatNumber(times)} times)`,
  );
  return [
    ...heading(`Best loops, in ${worldIndex.unit} per action`),
    ...rows,
    '',
    ...heading(`Pay of an action by strategy, in ${worldIndex.unit}, by level of the best attribute`),
    ...payByStrategy(report),
    '',
  ];
}

function payByStrategy({ measures }: Report): readonly string[] {
  const earned = [...measures.income.byStrategy];
  const strategies = [...new Set(earned.map(([key]) => key.replace(/ \d+$/, '')))];
  const cells = strategies.map((strategy) =>
    tiers.map((_tier, tier) => {
      const own = measures.income.byStrategy.get(`${strategy} ${tier}`);
      return own && own.actions > 0 ? (own.worth / own.actions).toFixed(1) : '-';
    }),
  );
  const width = 12;
  const line = (name: string, figures: readonly string[]) =>
    `${name.padEnd(14)}${figures.map((each) => each.padStart(width)).join('')}`;
  return [
    line(
      '',
      tiers.map(({ name }) => name),
    ),
    ...strategies.map((strategy, place) => line(strategy, cells[place] ?? [])),
  ];
}

function luck({ worldIndex, measures }: Report): readonly string[] {
  const { chiSquare, degreesOfFreedom, probability } = fairnessOf(measures);
  const line = `chi-square ${formatNumber(chiSquare)} at ${degreesOfFreedom} degrees of freedom; the probability of this or a larger value is ${formatPercent(probability)}`;
  const { firstTryRolls, rolled } = measures.challenges;
  const unbalanced = unbalancedBranches(measures);
  return [
    ...heading('Luck'),
    line,
    challengeLine('first tries at challenges', firstTryRolls),
    challengeLine('all tries at challenges', rolled),
    '',
    ...heading('Challenges with most first tries outside that range: below, within, above'),
    ...unbalanced
      .slice(0, maxTests)
      .map(
        ({ branch, below, within, above }) =>
          `${[below, within, above].map((tries) => formatNumber(tries).padStart(6)).join('')}  ${titleOf(branch, worldIndex)}`,
      ),
    '',
  ];
}

const maxTests = 12;

function challengeLine(name: string, rolled: readonly number[]): string {
  const { below, within, above } = chanceShares(rolled);
  const { from, to } = balancedChances;
  return `${name} at a chance of ${from} to ${to} %: ${formatPercent(within)}; below: ${formatPercent(below)}; above: ${formatPercent(above)}`;
}

function interactions({ measures }: Report): readonly string[] {
  const { agents, invitations, messages } = measures.interactions;
  const line = (name: string, counts: ReadonlyMap<string, number>) =>
    `${name.padEnd(14)}${[...counts].map(([what, times]) => `${what} ${formatNumber(times)}`).join(', ') || 'none'}`;
  const all = [...messages.values()].reduce((sum, each) => sum + each, 0);
  return [
    ...heading('Agents, invitations and messages'),
    line('agents', agents),
    line('invitations', invitations),
    `${'messages'.padEnd(14)}${formatNumber(all)} of ${formatNumber(messages.size)} kinds`,
    '',
  ];
}

const maxFindings = 60;

function findings({ findings: found }: Report): readonly string[] {
  const rows = found.map(
    ({ severity, topic, message }) => `${severity === 'alarm' ? 'ALARM' : 'note '}  ${topic}: ${message}`,
  );
  const rest = rows.length > maxFindings ? [`... and ${rows.length - maxFindings} more in the report`] : [];
  return [...heading('Findings'), ...(rows.length === 0 ? ['none'] : rows.slice(0, maxFindings)), ...rest, ''];
}

/** Every part that nobody met. */
function neverMet(report: Report): readonly string[] {
  const rows = unreachedByExcuse(report).flatMap(({ title, parts }) => [
    `${title} (${parts.length})`,
    ...parts.map(({ kind, name, why }) => `  ${kind} ${name}: ${why}`),
  ]);
  return [...heading('Never met'), ...(rows.length === 0 ? ['nothing'] : rows)];
}
