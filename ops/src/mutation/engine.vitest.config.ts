import { defineConfig } from 'vitest/config';

// The engine's tests without the long walks over random lives: these would kill a mutant here and there, but minutes each.
// They are pure, so one process may run file after file without starting anew for each.
export default defineConfig({
  test: {
    name: 'engine',
    include: ['engine/src/**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    testTimeout: 60_000,
    isolate: false,
  },
});
