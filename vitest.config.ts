import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'engine', include: ['engine/src/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'language', include: ['language/src/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'art', include: ['art/src/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/database-for-tests.ts'],
          setupFiles: ['server/src/testing/after-each-file.ts'],
          // Processes and databases are started in these: on a busy machine that takes a while.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'ops', include: ['ops/src/**/*.test.ts'], testTimeout: 60_000 } },
      'web/vitest.config.ts',
    ],
  },
});
