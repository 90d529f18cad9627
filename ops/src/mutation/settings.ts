/** Stryker's settings for the files to change. */
export const settings = (pattern: string) => ({
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'ops/src/mutation/engine.vitest.config.ts' },
  mutate: [pattern, '!**/*.test.ts', '!**/testing/**'],
  coverageAnalysis: 'perTest',
  // Changes in values that a module computes when it loads run every test: 6 % of the changes, half of the time.
  ignoreStatic: true,
  // A change that waits for ever costs this time. Stryker's hit limit catches infinite loops at once.
  timeoutMS: 30_000,
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  tempDirName: 'reports/mutation/sandbox',
  // Names no file, because Stryker would rewrite it with an API that TypeScript 7 does not have. Node strips the types.
  tsconfigFile: 'there-is-none.json',
  ignorePatterns: ['art', 'web', 'server', 'journeys', 'world', 'docs', 'language', 'simulator'],
  thresholds: { high: 95, low: 90, break: 85 },
});
