import { expect, test } from 'vitest';
import { readPlaywright } from './read-playwright.ts';
import { readVitest } from './read-vitest.ts';
import { resultsOf } from './test-results.ts';

test('counts unit tests, and counts a file that fails outside its tests once', () => {
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

test('counts journeys of every project and names flaky ones', () => {
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

test('up to three flaky tests pass; with a fourth, all of them fail', () => {
  const flaky = (count: number) =>
    resultsOf(
      Array.from({ length: count }, (_, at) => ({
        title: `journey ${at}`,
        state: 'flaky' as const,
        kind: 'e2e' as const,
        rows: [],
      })),
    );

  expect(flaky(3)).toMatchObject({ passed: 3, failed: [] });
  expect(flaky(4)).toMatchObject({ passed: 0, failed: ['journey 0', 'journey 1', 'journey 2', 'journey 3'] });
});

test('reads the checklist rows of a test from Vitest metadata and from Playwright annotations', () => {
  const meta = { rows: ['C-STORY-001', 'C-STORY-002'] };
  const unit = { fullName: 'opens', status: 'passed', meta };
  const vitest = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [unit] }] };
  const annotations = [
    { type: 'rows', description: 'C-STORY-001, C-STORY-002' },
    { type: 'slow', description: 'C-STORY-003' },
  ];
  const spec = { title: 'opens', tests: [{ status: 'expected', projectName: '', annotations }] };

  for (const [run] of [
    readVitest(JSON.stringify(vitest)),
    readPlaywright(JSON.stringify({ suites: [{ title: 'a', specs: [spec] }] })),
  ])
    expect(run?.rows).toEqual(meta.rows);
});
