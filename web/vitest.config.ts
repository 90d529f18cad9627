import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true })],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Equal to the other projects: Vitest requires the same number in every project.
    maxWorkers: availableParallelism() + 2,
    // Creating jsdom costs more than the tests of a file. This pool creates it once for each worker and gives each file
    // its own context.
    pool: 'vmThreads',
    globalSetup: ['../ops/src/testing/provide-our-words.ts'],
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/put-words-into-page.ts', 'src/await-long.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
