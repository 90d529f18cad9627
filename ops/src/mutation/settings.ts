/**
 * Stryker's settings: every rule of the engine is changed, one operator or value at a time, and its tests have to
 * notice. With patterns only the files of these are changed, and never the tests among them.
 */
export const settings = (only: readonly string[]) => ({
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'ops/src/mutation/engine.vitest.config.ts' },
  mutate: [...(only.length > 0 ? only : ['engine/src/**/*.ts']), '!**/*.test.ts', '!**/testing/**'],
  coverageAnalysis: 'perTest',
  // A change that never ends is known by how often it is passed, not by the clock: a machine that others use is late.
  timeoutMS: 300_000,
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  tempDirName: 'reports/mutation/sandbox',
  // TypeScript 7 has no programming interface, which rewriting a tsconfig would need. Node strips the types.
  tsconfigFile: 'there-is-none.json',
  ignorePatterns: ['art', 'web', 'server', 'journeys', 'world', 'docs', 'language', 'simulator', 'contract'],
  thresholds: { high: 95, low: 90, break: 85 },
});
