import type { TestRun } from './test-results.ts';

const ofTheServer = /\/server\/src\//;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

/** Reads Vitest's JSON report. A file that fails outside of its tests counts as one failure. */
export function readVitest(text: string): TestRun[] {
  return (JSON.parse(text) as Report).testResults.flatMap(({ name, status, assertionResults }) => {
    const kind = ofTheServer.test(name) ? 'api' : 'unit';
    const ran: TestRun[] = assertionResults.map((test) => ({
      title: test.fullName,
      state: stateOf(test.status),
      kind,
    }));
    const isBroken = status === 'failed' && !ran.some(({ state }) => state === 'failed');
    return isBroken ? [...ran, { title: `${name} (the file itself)`, state: 'failed', kind }] : ran;
  });
}

function stateOf(status: string): TestRun['state'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}
