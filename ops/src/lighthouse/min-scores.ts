/** Minimum score of each Lighthouse category, of 100. */
export const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export type Category = keyof typeof minScores;
export type Scores = Readonly<Record<Category, number>>;

export type PageScores = { readonly page: string; readonly runs: readonly Scores[] };

export const categories = Object.keys(minScores) as readonly Category[];

/** Uses the median run for performance, which varies, and the worst run for everything else. */
export function scoreOf({ runs }: PageScores, category: Category): number {
  const scores = runs.map((run) => run[category]).sort((a, b) => a - b);
  return (category === 'performance' ? scores[Math.floor((scores.length - 1) / 2)] : scores[0]) ?? 0;
}

export const isBelowMinimum = (page: PageScores): boolean =>
  categories.some((category) => scoreOf(page, category) < minScores[category]);

/** A table with a line for each page and one for the minimum scores. */
export function scoreTable(all: readonly PageScores[]): string {
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(12)}${cells.map((cell) => cell.padStart(16)).join('')}`;
  const cell = (page: PageScores) => (category: Category) => {
    const score = scoreOf(page, category);
    return `${score < minScores[category] ? 'BELOW ' : ''}${score}`;
  };
  return [
    line('', categories),
    ...all.map((each) => line(each.page, categories.map(cell(each)))),
    line(
      'minimum',
      categories.map((category) => String(minScores[category])),
    ),
  ].join('\n');
}
