import { changeMeasures } from './change-measures.ts';
import { resultMeasures, turnMeasures } from './result-measures.ts';
import { isBeyond, type Measure, roundToTenth, type Sample } from './sample.ts';
import { fileMeasures, sentenceMeasures, wordMeasures } from './text-measures.ts';

/** In the order of the printed report. */
export const measures: readonly Measure[] = [
  ...wordMeasures,
  ...sentenceMeasures,
  ...resultMeasures,
  ...fileMeasures,
  ...changeMeasures,
  ...turnMeasures,
];

type Column = { readonly name: string; readonly sample: Sample };

/** For each measure: its first value, its limit, and the value of each sample. */
export function printReport(columns: readonly Column[], atFirst: Readonly<Record<string, number>>): readonly string[] {
  const rows = [
    ['', 'at first', 'limit', ...columns.map(({ name }) => name)],
    ...measures.map((measure) => [
      measure.name,
      atFirst[measure.name]?.toFixed(1) ?? '-',
      limitOf(measure),
      ...columns.map(({ sample }) => valueIn(measure, sample)),
    ]),
  ];
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

const limitOf = ({ limit }: Measure): string => ('most' in limit ? `<= ${limit.most}` : `>= ${limit.least}`);

/** Marks a value that is beyond its limit. */
function valueIn(measure: Measure, sample: Sample): string {
  const value = measure.of(sample);
  if (value === undefined) return '-  ';
  return `${roundToTenth(value).toFixed(1)}${isBeyond(measure, value) ? ' !' : '  '}`;
}
