import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/fixtures/browser.ts';

const port = Number(process.env.JOURNEY_PORT ?? 8399);

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
    // A trace of every test would cost a third of the total time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
  // The default world, and the town with every mechanism.
  webServer: {
    command: `${process.execPath} src/fixtures/serve.ts ${port}`,
    wait: { stdout: /Both are open/ },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
    stdout: 'ignore',
  },
});
