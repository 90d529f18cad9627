/** The part of Stryker's report that is read here: https://github.com/stryker-mutator/mutation-testing-elements. */
export type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> };

export type Mutant = {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
};

export type Tally = { readonly name: string; readonly noticed: number; readonly missed: number };

const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** The mutants that the tests noticed and missed, counted by folder; those that do not even run count for neither. */
export function tally({ files }: Report, nameOf: (file: string) => string): readonly Tally[] {
  const sums = new Map<string, { noticed: number; missed: number }>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const name = nameOf(file);
    const sum = sums.get(name) ?? { noticed: 0, missed: 0 };
    sum.noticed += mutants.filter(({ status }) => noticed.has(status)).length;
    sum.missed += mutants.filter(({ status }) => missed.has(status)).length;
    sums.set(name, sum);
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum })).sort((a, b) => a.name.localeCompare(b.name));
}

/** The percentage noticed, with one digit; 100 where there are no mutants. */
export const scoreOf = ({ noticed, missed }: Omit<Tally, 'name'>): number =>
  noticed + missed === 0 ? 100 : Math.floor((1000 * noticed) / (noticed + missed)) / 10;

/** The mutants no test noticed, as a person looks them up. */
export const survivors = ({ files }: Report): readonly string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => missed.has(status))
      .map(({ location, mutatorName, replacement }) => {
        const [first = ''] = (replacement ?? '').split('\n');
        return `${file}:${location.start.line}:${location.start.column} ${mutatorName} \`${first.slice(0, 80)}\``;
      }),
  );
