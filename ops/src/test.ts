import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';
import { buildWorld } from './build/build-world.ts';
import { fingerprintOfSources } from './build/fingerprint.ts';
import { findJourneyBrowser } from './find-browser.ts';
import { conformance, countLine } from './proof/conformance.ts';
import { root } from './root.ts';
import { type ProcessEnd, runToEnd } from './run-to-end.ts';
import { clearReport, lastReport, noteTested, type ReportName, reports } from './test-results/last-reports.ts';
import { resultsOf, type TestResults } from './test-results/test-results.ts';
import { journeysConfig, runJourneys } from './testing/run-journeys.ts';

// npm test: runs unit tests, then journeys, and counts the proven rows of the checklist.
const noResults: TestResults = { passed: 0, failed: [], skipped: [], flaky: [] };

// A busy machine may slow down journeys. `test-results.ts` limits how many tests may need a retry.
const retries = 2;

clearReport('vitest');
clearReport('journeys');
printResults((await build()) ? await runAll() : [failure('the build (see above)')]);

async function runAll(): Promise<readonly TestResults[]> {
  noteTested(fingerprintOfSources());
  return [await runUnitTests(), await runAllJourneys(), judgeChecklist()];
}

/** Judges the checklist by this run. `npm run tools -- conformance` shows each row. */
function judgeChecklist(): TestResults {
  const { rows, problems } = conformance();
  console.log(`\nthe checklist: ${countLine('rows', rows)}`);
  return { ...noResults, failed: problems };
}

/** Builds the world and the page, and fetches a browser for the journeys in the meantime. */
async function build(): Promise<boolean> {
  const [world, web] = await Promise.all([buildWorld(), buildWeb(), findJourneyBrowser().catch(() => undefined)]);
  return world && web;
}

async function runUnitTests(): Promise<TestResults> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest.path}`];
  return resultsAfter('vitest', await runToEnd(process.execPath, args, { isShown: true }));
}

async function runAllJourneys(): Promise<TestResults> {
  if (!existsSync(journeysConfig))
    return { ...noResults, skipped: ['the journeys: there is no journeys/playwright.config.ts'] };
  try {
    return resultsAfter('journeys', await runJourneys({ retries, report: reports.journeys.path }));
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : String(problem));
    return failure('the journeys: no browser was found (see above)');
  }
}

function resultsAfter(name: ReportName, { code }: ProcessEnd): TestResults {
  const results = resultsOf(lastReport(name) ?? []);
  // A runner that fails without a failed test has itself failed.
  if (results.failed.length > 0 || (code === 0 && lastReport(name) !== undefined)) return results;
  return { ...results, failed: [`the runner of ${name} exited with code ${code}, but no test failed`] };
}

function failure(name: string): TestResults {
  return { ...noResults, failed: [name] };
}

function printResults(all: readonly TestResults[]): void {
  const failed = all.flatMap((results) => results.failed);
  const skipped = all.flatMap((results) => results.skipped);
  const flaky = all.flatMap((results) => results.flaky);
  console.log('');
  for (const title of skipped) console.log(`skipped: ${title}`);
  for (const title of flaky) console.log(`passed only on a retry: ${title}`);
  for (const title of failed) console.log(`failed: ${title}`);
  console.log(`${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
