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

// npm test: everything that can be proven, one runner after the other, and one line that counts at the end.
const nothing: TestResults = { passed: 0, failed: [], skipped: [], flaky: [] };

// A machine that others use too may be late; `outcome.ts` says how many journeys may need another try.
const retries = 2;

clearReport('vitest');
clearReport('journeys');
const outcomes = (await isBuilt()) ? await all() : [failure('the build (see above)')];
tell(outcomes);

async function all(): Promise<readonly TestResults[]> {
  noteTested(fingerprintOfSources());
  return [await unitTests(), await journeys(), checklist()];
}

/** The count of checklist rows that the run proves: `npm run tools -- conformance` tells it in full. */
function checklist(): TestResults {
  const { rows, problems } = conformance();
  console.log(`\nthe checklist: ${countLine('rows', rows)}`);
  return { ...nothing, failed: problems };
}

/** Builds what there is to test. A browser that has to be fetched for the journeys is, meanwhile. */
async function isBuilt(): Promise<boolean> {
  const [world, web] = await Promise.all([buildWorld(), buildWeb(), findJourneyBrowser().catch(() => undefined)]);
  return world && web;
}

async function unitTests(): Promise<TestResults> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest.path}`];
  return outcomeAfter('vitest', await runToEnd(process.execPath, args, { isShown: true }));
}

async function journeys(): Promise<TestResults> {
  if (!existsSync(journeysConfig))
    return { ...nothing, skipped: ['the journeys: there is no journeys/playwright.config.ts'] };
  try {
    return outcomeAfter('journeys', await runJourneys({ retries, report: reports.journeys.path }));
  } catch (noBrowser) {
    console.error(noBrowser instanceof Error ? noBrowser.message : String(noBrowser));
    return failure('the journeys: no browser was found (see above)');
  }
}

/** The outcome of a runner that has ended, by the report it left. */
function outcomeAfter(name: ReportName, { code }: ProcessEnd): TestResults {
  const outcome = resultsOf(lastReport(name) ?? []);
  // A runner that ends badly without a failed test to show for it has itself failed.
  if (outcome.failed.length > 0 || (code === 0 && lastReport(name) !== undefined)) return outcome;
  return { ...outcome, failed: [`the runner of ${name} ended with code ${code} and no failed test to show for it`] };
}

function failure(what: string): TestResults {
  return { ...nothing, failed: [what] };
}

function tell(all: readonly TestResults[]): void {
  const failed = all.flatMap((outcome) => outcome.failed);
  const skipped = all.flatMap((outcome) => outcome.skipped);
  const flaky = all.flatMap((outcome) => outcome.flaky);
  console.log('');
  for (const title of skipped) console.log(`skipped: ${title}`);
  for (const title of flaky) console.log(`passed at a later try only: ${title}`);
  for (const title of failed) console.log(`failed: ${title}`);
  console.log(`${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
