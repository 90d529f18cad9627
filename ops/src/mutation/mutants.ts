/** Part of Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements. */
export type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> };

export type Mutant = {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
};

export type MutantCount = { readonly area: string; readonly detected: number; readonly undetected: number };

const isDetected = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isUndetected = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** Counts mutants by area, sorted by name. Mutants that do not compile or run are not counted. */
export function countMutants({ files }: Report, areaOf: (file: string) => string): readonly MutantCount[] {
  const sums = new Map<string, { detected: number; undetected: number }>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const area = areaOf(file);
    const sum = sums.get(area) ?? { detected: 0, undetected: 0 };
    sum.detected += mutants.filter(isDetected).length;
    sum.undetected += mutants.filter(isUndetected).length;
    sums.set(area, sum);
  }
  return [...sums].map(([area, sum]) => ({ area, ...sum })).sort((a, b) => a.area.localeCompare(b.area));
}

/** The percentage of detected mutants, rounded down to one decimal. 100 if there are no mutants. */
export const scoreOf = ({ detected, undetected }: Omit<MutantCount, 'area'>): number =>
  detected + undetected === 0 ? 100 : Math.floor((1000 * detected) / (detected + undetected)) / 10;

/** One line for each mutant that no test detected: place, mutator and first line of the changed code. */
export const undetectedMutants = ({ files }: Report): readonly string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(isUndetected).map(({ location, mutatorName, replacement }) => {
      const [first = ''] = (replacement ?? '').split('\n');
      return `${file}:${location.start.line}:${location.start.column} ${mutatorName} \`${first.slice(0, 80)}\``;
    }),
  );

/** The Markdown page of a whole run. `day` is in ISO format. */
export function mutationPage(counts: readonly MutantCount[], day: string): string {
  const sum = (key: 'detected' | 'undetected') => counts.reduce((total, count) => total + count[key], 0);
  const all = { area: 'all', detected: sum('detected'), undetected: sum('undetected') };
  return [
    '# What the tests of the rules detect',
    '',
    '`npm run tools -- mutate` changes one operator, condition or value of `engine/src` at a time, and runs the tests.',
    'It writes this page, and lists each undetected change in `reports/mutation`.',
    'It does not change values that a module computes when it loads: that would double the time.',
    '',
    `Run on ${day}.`,
    '',
    '| Area | Changes | Undetected | Detected |',
    '|---|---|---|---|',
    ...[...counts, all].map(
      (count) => `| ${count.area} | ${count.detected + count.undetected} | ${count.undetected} | ${scoreOf(count)} % |`,
    ),
    '',
  ].join('\n');
}
