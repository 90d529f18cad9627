/** Results of one test runner. */
export type TestResults = {
  readonly passed: number;
  /** One line for each failed test, file or runner. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** Titles of tests that passed only on a retry. */
  readonly flaky: readonly string[];
};

/** What a test runs: functions, the server, or a browser. */
export type TestKind = 'unit' | 'api' | 'e2e';

export type TestRun = {
  readonly title: string;
  readonly state: 'passed' | 'flaky' | 'failed' | 'skipped';
  readonly kind: TestKind;
  /** Checklist rows from its metadata. */
  readonly rows: readonly string[];
};

/** If more tests than this are flaky, all of them count as failed. A busy machine explains a few. */
const maxFlaky = 3;

/** Sums up the tests of one runner. */
export function resultsOf(tests: readonly TestRun[]): TestResults {
  const titles = (state: TestRun['state']) => tests.filter((test) => test.state === state).map(({ title }) => title);
  const [passed, flaky, failed] = [titles('passed'), titles('flaky'), titles('failed')];
  return flaky.length <= maxFlaky
    ? { passed: passed.length + flaky.length, failed, skipped: titles('skipped'), flaky }
    : { passed: passed.length, failed: [...failed, ...flaky], skipped: titles('skipped'), flaky };
}
