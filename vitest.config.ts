import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './ops/src/testing/slow-files-first.ts';

// These test files have no state, so they share a process and its loaded modules.
const shared = { isolate: false, testTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    // More workers than processors, because many tests wait for a database or a process.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: SlowFilesFirst },
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
          // Loading the server takes half the time of a short file. Each file cleans up what it creates.
          isolate: false,
          // These tests start processes and databases, which is slow on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'ops', include: ['ops/src/**/*.test.ts'], ...shared } },
      'web/vitest.config.ts',
    ],
  },
});
