/** The categories Lighthouse judges, and the lowest allowed score in each, of 100. */
export const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

export type Category = keyof typeof floors;
export type Scores = Readonly<Record<Category, number>>;

/** The scores of one page, from several runs. */
export type PageScores = { readonly page: string; readonly runs: readonly Scores[] };

export const categories = Object.keys(floors) as readonly Category[];

/** Speed is measured and differs from run to run: its median counts. The rest is found or not: the worst run counts. */
export function scoreOf({ runs }: PageScores, category: Category): number {
  const scores = runs.map((run) => run[category]).sort((a, b) => a - b);
  return (category === 'performance' ? scores[Math.floor((scores.length - 1) / 2)] : scores[0]) ?? 0;
}

export const isBelow = (page: PageScores): boolean =>
  categories.some((category) => scoreOf(page, category) < floors[category]);

/** A short table: a line for each page, and one for the floors. */
export function scoreTable(all: readonly PageScores[]): string {
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(12)}${cells.map((cell) => cell.padStart(16)).join('')}`;
  const cell = (page: PageScores) => (category: Category) => {
    const score = scoreOf(page, category);
    return `${score < floors[category] ? 'BELOW ' : ''}${score}`;
  };
  return [
    line('', categories),
    ...all.map((each) => line(each.page, categories.map(cell(each)))),
    line(
      'floor',
      categories.map((category) => String(floors[category])),
    ),
  ].join('\n');
}
