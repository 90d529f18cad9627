/** The results of one runner's tests. */
export type TestResults = {
  readonly passed: number;
  /** One line for each test (or file, or runner) that failed. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** Those that passed at a later try only. */
  readonly flaky: readonly string[];
};

/** The kind of a test: on one function, through the server's calls, or in a browser. */
export type TestKind = 'unit' | 'api' | 'e2e';

/** A test that ran, with the ids in its title still in place. */
export type TestRun = {
  readonly title: string;
  readonly state: 'passed' | 'flaky' | 'failed' | 'skipped';
  readonly kind: TestKind;
};

/** Upper bound of tests that may need another try, for a machine that others use too; more of them are failures. */
const mostFlaky = 3;

/** Sums what a runner's tests came to. */
export function resultsOf(ran: readonly TestRun[]): TestResults {
  const titles = (state: TestRun['state']) => ran.filter((test) => test.state === state).map(({ title }) => title);
  const [passed, flaky, failed] = [titles('passed'), titles('flaky'), titles('failed')];
  return flaky.length <= mostFlaky
    ? { passed: passed.length + flaky.length, failed, skipped: titles('skipped'), flaky }
    : { passed: passed.length, failed: [...failed, ...flaky], skipped: titles('skipped'), flaky };
}
