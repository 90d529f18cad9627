import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';
import { buildWorld } from './build/build-world.ts';
import { root } from './root.ts';
import { startBusyProcesses } from './testing/busy-processes.ts';
import { runJourneys } from './testing/run-journeys.ts';

// npm run tools -- journeys [<file[:line]> ...]: the journeys, or those named, each with one try; options go to Playwright.
// With `--busy 8` beside so many processes that never rest: what only holds on a quiet machine shows itself.
const only = process.argv.slice(2);
const at = only.indexOf('--busy');
const busy = at < 0 ? 0 : Number(only.splice(at, 2)[1]);

if (!Number.isInteger(busy) || busy < 0) {
  console.error('--busy wants a whole number of processes, as in "--busy 8".');
  process.exitCode = 2;
} else if ((await Promise.all([buildWorld(), buildWeb()])).includes(false)) {
  process.exitCode = 1;
} else {
  const stop = startBusyProcesses(busy);
  try {
    // A report of its own: the last one of `npm test` still says what that run came to.
    const report = join(root, 'reports', 'journeys-alone.json');
    process.exitCode = (await runJourneys({ retries: 0, report, only })).code;
  } finally {
    stop();
  }
}
