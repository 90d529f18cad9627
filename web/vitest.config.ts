import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true })],
  define: { __ART_VERSION__: JSON.stringify('test') },
  test: {
    name: 'web',
    environment: 'jsdom',
    // As the others: Vitest asks for the same number in every project.
    maxWorkers: availableParallelism() + 2,
    // A page costs more than the tests of a file: it is made once for each worker, and each file has a context of its own.
    pool: 'vmThreads',
    globalSetup: ['../ops/src/testing/provide-our-words.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/put-words-into-page.ts', 'src/await-long.ts'],
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
