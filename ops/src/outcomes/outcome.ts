/** What came of one runner's tests. */
export type Outcome = {
  readonly passed: number;
  /** One line for each test (or file, or runner) that failed. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
};

/** Every test that ran, with the ids in its title still in place. */
export type Ran = { readonly title: string; readonly state: 'passed' | 'failed' | 'skipped' };

/** Sums what a runner's tests came to. */
export function outcomeOf(ran: readonly Ran[]): Outcome {
  const titles = (state: Ran['state']) => ran.filter((test) => test.state === state).map(({ title }) => title);
  return { passed: titles('passed').length, failed: titles('failed'), skipped: titles('skipped') };
}
