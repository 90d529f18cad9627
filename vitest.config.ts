import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './ops/src/testing/longest-first.ts';

// Files without any state of their own share a process and its modules: they would load them anew for each file.
const shared = { isolate: false, testTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // Many wait for a database or a process: two more than there are processors.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...shared } },
      { test: { name: 'engine', include: ['engine/src/**/*.test.ts'], ...shared } },
      { test: { name: 'language', include: ['language/src/**/*.test.ts'], ...shared } },
      { test: { name: 'simulator', include: ['simulator/src/**/*.test.ts'], ...shared } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/database-for-tests.ts', 'server/src/testing/server-for-tests.ts'],
          setupFiles: ['server/src/testing/after-each-file.ts'],
          // Half of a short file's time went into loading the server anew. What a file makes is its own and ends with it.
          isolate: false,
          // Processes and databases are started in these: on a busy machine that takes a while.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'ops', include: ['ops/src/**/*.test.ts'], ...shared } },
      'web/vitest.config.ts',
    ],
  },
});
