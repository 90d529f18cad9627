import { expect, test } from 'vitest';
import { readPlaywright } from './read-playwright.ts';
import { readVitest } from './read-vitest.ts';
import { resultsOf } from './test-results.ts';

test('unit tests are counted, and a file that breaks outside of its tests fails once', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'it works', status: 'passed' },
          { fullName: 'it does not', status: 'failed' },
          { fullName: 'it waits', status: 'pending' },
        ],
      },
    ],
  };

  expect(resultsOf(readVitest(JSON.stringify(report)))).toEqual({
    passed: 1,
    failed: ['a.test.ts (the file itself)', 'it does not'],
    skipped: ['it waits'],
    flaky: [],
  });
});

test('journeys are counted in every project, and one that needed another try is named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'chromium' }] });
  const inner = { title: 'the story', specs: [spec('opens', 'expected'), spec('wavers', 'flaky')] };
  const report = { suites: [{ title: 'story.spec.ts', suites: [inner] }], errors: [{ message: 'no server' }] };

  expect(resultsOf(readPlaywright(JSON.stringify(report)))).toEqual({
    passed: 2,
    failed: ['no server'],
    skipped: [],
    flaky: ['story.spec.ts the story wavers (chromium)'],
  });
});

test('three may need another try; when a fourth does, all of them have failed', () => {
  const flaky = (count: number) =>
    resultsOf(
      Array.from({ length: count }, (_, at) => ({
        title: `journey ${at}`,
        state: 'flaky' as const,
        kind: 'e2e' as const,
      })),
    );

  expect(flaky(3)).toMatchObject({ passed: 3, failed: [] });
  expect(flaky(4)).toMatchObject({ passed: 0, failed: ['journey 0', 'journey 1', 'journey 2', 'journey 3'] });
});
