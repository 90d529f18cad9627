import type { TestRun } from './test-results.ts';

type Suite = { readonly title: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type Spec = {
  readonly title: string;
  readonly tests: readonly { readonly status: string; readonly projectName: string }[];
};
type Report = { readonly suites: readonly Suite[]; readonly errors?: readonly { readonly message?: string }[] };

/** Reads Playwright's JSON report. A test that needed another try is told apart: it is to be looked at. */
export function readPlaywright(text: string): TestRun[] {
  const { suites, errors = [] } = JSON.parse(text) as Report;
  const broken: TestRun[] = errors.map(({ message = 'an error outside of the tests' }) => ({
    title: message,
    state: 'failed',
    kind: 'e2e',
  }));
  return [...suites.flatMap((suite) => ranIn(suite, [])), ...broken];
}

function ranIn(suite: Suite, above: readonly string[]): TestRun[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, projectName }) => ({
      title: [...titles, title, projectName && `(${projectName})`].filter(Boolean).join(' '),
      state: stateOf(status),
      kind: 'e2e' as const,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ranIn(inner, titles))];
}

function stateOf(status: string): TestRun['state'] {
  if (status === 'expected') return 'passed';
  if (status === 'flaky') return 'flaky';
  return status === 'skipped' ? 'skipped' : 'failed';
}
