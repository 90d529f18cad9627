import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { launchArguments } from '@underhall/ops/src/browser/launch-arguments.ts';

const port = Number(process.env.JOURNEY_PORT ?? 8399);
const browser = process.env.GAME_BROWSER ?? process.env.CHROME_PATH;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: '../reports/journeys',
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace of every journey would cost a third of the time of all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Nothing is drawn by a graphics card: there is no need of a process that would keep its faults from the others.
      args: [...launchArguments, '--in-process-gpu'],
      ...(hasRoomInMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      ...(browser && { executablePath: browser }),
    },
  },
  // Our own world, and beside it the town where every mechanism can be tried.
  webServer: [served(port), served(port + 1, 'town')],
});

/** Is there enough memory for what the processes of a browser share? Else it is kept on the disk, which is slower. */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

function served(at: number, ...which: readonly string[]) {
  return {
    command: [process.execPath, 'src/fixtures/serve.ts', at, ...which].join(' '),
    url: `http://127.0.0.1:${at}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGINT' as const, timeout: 10_000 },
    stdout: 'ignore' as const,
  };
}
