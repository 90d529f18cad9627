import { defineConfig } from 'vitest/config';

// The tests of the engine without the long ones, which take minutes and would detect few more mutants. All are pure, so
// one process runs them without isolation.
export default defineConfig({
  test: {
    name: 'engine',
    include: ['engine/src/**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
