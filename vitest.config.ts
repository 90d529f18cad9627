import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'engine', include: ['engine/src/**/*.test.ts'] } },
      { test: { name: 'language', include: ['language/src/**/*.test.ts'] } },
    ],
  },
});
