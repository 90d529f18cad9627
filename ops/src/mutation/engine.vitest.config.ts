import { defineConfig } from 'vitest/config';

// Tests of the engine. Excludes the long tests, which take minutes and would detect few more mutants. All tests are
// pure, so one process runs them without isolation.
export default defineConfig({
  test: {
    name: 'engine',
    include: ['engine/src/**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
