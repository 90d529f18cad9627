/** The results of one runner's tests. */
export type Outcome = {
  readonly passed: number;
  /** One line for each test (or file, or runner) that failed. */
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
  /** Those of the passed that did so at a later try only. */
  readonly wavered: readonly string[];
};

/** The kind of a test: on one function, through the server's calls, or in a browser. */
export type TestKind = 'unit' | 'api' | 'e2e';

/** A test that ran, with the ids in its title still in place. */
export type Ran = {
  readonly title: string;
  readonly state: 'passed' | 'wavered' | 'failed' | 'skipped';
  readonly kind: TestKind;
};

/** Upper bound of tests that may need another try, for a machine that others use too; more of them are failures. */
const mayWaver = 3;

/** Sums what a runner's tests came to. */
export function outcomeOf(ran: readonly Ran[]): Outcome {
  const titles = (state: Ran['state']) => ran.filter((test) => test.state === state).map(({ title }) => title);
  const [passed, wavered, failed] = [titles('passed'), titles('wavered'), titles('failed')];
  return wavered.length <= mayWaver
    ? { passed: passed.length + wavered.length, failed, skipped: titles('skipped'), wavered }
    : { passed: passed.length, failed: [...failed, ...wavered], skipped: titles('skipped'), wavered };
}
