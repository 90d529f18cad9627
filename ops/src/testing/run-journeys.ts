import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findJourneyBrowser } from '../find-browser.ts';
import { root } from '../root.ts';
import { type ProcessEnd, runToEnd } from '../run-to-end.ts';

export const journeysConfig = join(root, 'journeys', 'playwright.config.ts');

type JourneysRun = {
  /** Maximum number of retries of a failed journey. */
  readonly retries: number;
  /** The file for the JSON report. */
  readonly report: string;
  /** Parts of file names, or `file:line` for one journey. Empty means all journeys. */
  readonly only?: readonly string[];
};

/** Runs the journeys and prints their progress. Throws an error that says what to do if there is no browser. */
export async function runJourneys({ retries, report, only = [] }: JourneysRun): Promise<ProcessEnd> {
  const browser = await findJourneyBrowser();
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [program, 'test', '--config', journeysConfig, `--retries=${retries}`, '--reporter=list,json', ...only];
  const port = process.env.JOURNEY_PORT ?? String(await findFreePortPair());
  const env = { GAME_BROWSER: browser, JOURNEY_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return runToEnd(process.execPath, args, { env, isShown: true });
}

/** Returns the first of two free adjacent ports, because other journeys may run on this machine. */
async function findFreePortPair(first = 8399): Promise<number> {
  const free = await Promise.all([first, first + 1].map(isFree));
  return free.includes(false) ? findFreePortPair(first + 2) : first;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
