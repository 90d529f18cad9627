import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from './browsers/browser.ts';
import { browserPrograms, findPrograms } from './browsers/browser-programs.ts';
import { firstEvening } from './browsers/first-evening.ts';
import { playerOf } from './browsers/player.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { startServerProcess } from './server-process.ts';

// npm run drill -- browsers: plays the first evening on its own server in browsers that the journeys do not use. Exits
// with 1 if a step fails, or if a page reports an error of a script or a violation of its content policy.
// SCREENSHOTS=1 saves a screenshot of every step, not only of failed ones.
const reportDelayMs = 200;
const reportsFolder = join(root, 'reports', 'browsers');

const [only = ''] = process.argv.slice(2);
const selected = browserPrograms.filter(({ name }) => name.includes(only));

if (selected.length === 0) {
  say('npm run drill -- browsers            all browsers');
  for (const { name } of browserPrograms) say(`npm run drill -- browsers ${name}`);
  process.exitCode = 1;
} else {
  const complete = [];
  for (const each of selected) complete.push({ ...each, paths: await findPrograms(each) });
  await rm(reportsFolder, { recursive: true, force: true });
  await mkdir(reportsFolder, { recursive: true });
  say('Starting the game ...');
  const server = await startServerProcess({ GAME_ENV: 'local' });
  try {
    let failures = 0;
    for (const { name, paths, start } of complete) {
      const browser = await start(paths, server.address);
      try {
        failures += await playIn(name, browser);
      } finally {
        await browser.close();
      }
    }
    console.log(failures === 0 ? '\nAll steps passed.' : `\nFailures: ${failures}.`);
    process.exitCode = failures === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

/** Plays until a step fails. Prints a line for each step, and returns the number of failures. */
async function playIn(name: string, browser: Browser): Promise<number> {
  console.log(`\n${name}: ${browser.version}`);
  const player = playerOf(browser);
  let reported = 0;
  for (const [place, { title, run }] of firstEvening().entries()) {
    const start = performance.now();
    const failure: unknown = await run(player).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Reports come a moment after their cause.
    await pause(reportDelayMs);
    const faults = browser.faults.slice(reported);
    reported += faults.length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    const hasPassed = failure === undefined && faults.length === 0;
    console.log(`${hasPassed ? 'right' : 'WRONG'}  ${seconds} s  ${title}`);
    for (const fault of faults) console.log(`         reported by the page: ${fault}`);
    if (hasPassed && !process.env.SCREENSHOTS) continue;
    const file = join(reportsFolder, `${name}-${String(place + 1).padStart(2, '0')}.png`);
    await writeFile(file, await browser.screenshot());
    if (hasPassed) continue;
    console.log(`         screenshot: ${relative(process.cwd(), file)}`);
    if (failure !== undefined) {
      console.log(`         ${failure instanceof Error ? failure.message : String(failure)}`);
      return reported + 1;
    }
  }
  return reported;
}
