/** Part of Stryker's report: https://github.com/stryker-mutator/mutation-testing-elements. */
export type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> };

export type Mutant = {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
};

export type MutantCount = { readonly detected: number; readonly undetected: number };

/** The result of an area of the rules. `day` is in ISO format. */
export type AreaResult = MutantCount & { readonly area: string; readonly day: string };

const isDetected = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const isUndetected = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

/** Mutants that do not compile or run are not counted. */
export function countMutants({ files }: Report): MutantCount {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  return { detected: mutants.filter(isDetected).length, undetected: mutants.filter(isUndetected).length };
}

/** The percentage of detected mutants, rounded down to one decimal. 100 if there are no mutants. */
export const scoreOf = ({ detected, undetected }: MutantCount): number =>
  detected + undetected === 0 ? 100 : Math.floor((1000 * detected) / (detected + undetected)) / 10;

/** One line for each mutant that no test detected: place, mutator and first line of the changed code. */
export const undetectedMutants = ({ files }: Report): readonly string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(isUndetected).map(({ location, mutatorName, replacement }) => {
      const [first = ''] = (replacement ?? '').split('\n');
      return `${file}:${location.start.line}:${location.start.column} ${mutatorName} \`${first.slice(0, 80)}\``;
    }),
  );

/** The Markdown page of all areas that were measured, sorted by name. */
export function mutationPage(results: readonly AreaResult[]): string {
  const sum = (key: keyof MutantCount) => results.reduce((total, result) => total + result[key], 0);
  return [
    '# What the tests of the rules detect',
    '',
    '`npm run tools -- mutate` changes one operator, condition or value of `engine/src` at a time, and runs the tests.',
    'It updates this page after each area, and lists each undetected change in `reports/mutation`.',
    'It does not change values that a module computes when it loads: that would double the time.',
    'An area that is missing here was not measured yet.',
    '',
    '| Area | Changes | Undetected | Detected | Measured on |',
    '|---|---|---|---|---|',
    ...results
      .toSorted((a, b) => a.area.localeCompare(b.area))
      .map(({ area, day, ...count }) => lineOf(area, count, day)),
    lineOf('all', { detected: sum('detected'), undetected: sum('undetected') }, ''),
    '',
  ].join('\n');
}

const lineOf = (area: string, count: MutantCount, day: string): string =>
  `| ${area} | ${count.detected + count.undetected} | ${count.undetected} | ${scoreOf(count)} % | ${day} |`;

/** Reads the results that a page has. */
export const readMutationPage = (page: string): readonly AreaResult[] =>
  [...page.matchAll(/^\| (\S+) \| (\d+) \| (\d+) \| [\d.]+ % \| (\d{4}-\d\d-\d\d) \|$/gm)].map(
    ([, area = '', changes, undetected, day = '']) => ({
      area,
      detected: Number(changes) - Number(undetected),
      undetected: Number(undetected),
      day,
    }),
  );
