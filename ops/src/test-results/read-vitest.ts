import type { TestRun } from './test-results.ts';

const serverTests = /\/server\/src\//;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta?: { readonly rows?: readonly string[] };
    }[];
  }[];
};

/** Reads Vitest's JSON report. A file that fails outside its tests counts as one failure. */
export function readVitest(text: string): TestRun[] {
  return (JSON.parse(text) as Report).testResults.flatMap(({ name, status, assertionResults }) => {
    const kind = serverTests.test(name) ? 'api' : 'unit';
    const tests: TestRun[] = assertionResults.map((test) => ({
      title: test.fullName,
      state: stateOf(test.status),
      kind,
      rows: test.meta?.rows ?? [],
    }));
    const isBroken = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return isBroken ? [...tests, { title: `${name} (the file itself)`, state: 'failed', kind, rows: [] }] : tests;
  });
}

function stateOf(status: string): TestRun['state'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}
