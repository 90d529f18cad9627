import type { TestRun } from './test-results.ts';

type Suite = { readonly title: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
type Annotation = { readonly type: string; readonly description?: string };
type Spec = {
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly projectName: string;
    readonly annotations?: readonly Annotation[];
  }[];
};
type Report = { readonly suites: readonly Suite[]; readonly errors?: readonly { readonly message?: string }[] };

/** Reads Playwright's JSON report. A test that passed only on a retry has the state `flaky`. */
export function readPlaywright(text: string): TestRun[] {
  const { suites, errors = [] } = JSON.parse(text) as Report;
  const broken: TestRun[] = errors.map(({ message = 'error outside of any test' }) => ({
    title: message,
    state: 'failed',
    kind: 'e2e',
    rows: [],
  }));
  return [...suites.flatMap((suite) => testsIn(suite, [])), ...broken];
}

function testsIn(suite: Suite, above: readonly string[]): TestRun[] {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, projectName, annotations = [] }) => ({
      title: [...titles, title, projectName && `(${projectName})`].filter(Boolean).join(' '),
      state: stateOf(status),
      kind: 'e2e' as const,
      rows: rowsOf(annotations),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, titles))];
}

/** The ids in annotations of type `rows`, separated by commas. */
function rowsOf(annotations: readonly Annotation[]): string[] {
  const lists = annotations.flatMap(({ type, description = '' }) => (type === 'rows' ? [description] : []));
  return lists.flatMap((list) => list.split(',').map((id) => id.trim()));
}

function stateOf(status: string): TestRun['state'] {
  if (status === 'expected') return 'passed';
  if (status === 'flaky') return 'flaky';
  return status === 'skipped' ? 'skipped' : 'failed';
}
