import { join } from 'node:path';
import { buildWeb } from './build/build-web.ts';
import { buildWorld } from './build/build-world.ts';
import { root } from './root.ts';
import { startBusyProcesses } from './testing/busy-processes.ts';
import { runJourneys } from './testing/run-journeys.ts';

// npm run tools -- journeys [<file[:line]> ...]: runs browser tests without retries. Options go to Playwright. `--busy
// 8` also runs eight busy processes, which reveals tests that need a fast machine.
const only = process.argv.slice(2);
const at = only.indexOf('--busy');
const busy = at < 0 ? 0 : Number(only.splice(at, 2)[1]);

if (!Number.isInteger(busy) || busy < 0) {
  console.error('--busy needs a whole number of processes, as in "--busy 8".');
  process.exitCode = 2;
} else if ((await Promise.all([buildWorld(), buildWeb()])).includes(false)) {
  process.exitCode = 1;
} else {
  const stop = startBusyProcesses(busy);
  try {
    // A separate report, so that the report of the last `npm test` stays valid.
    const report = join(root, 'reports', 'journeys-alone.json');
    process.exitCode = (await runJourneys({ retries: 0, report, only })).code;
  } finally {
    stop();
  }
}
