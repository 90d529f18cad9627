import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    serverFile: string;
  }
}

const folder = join(import.meta.dirname, '../../../node_modules/.cache/server');

/**
 * Vitest's global setup: bundles the server of `serve-a-world.ts` into one file. Tests start it a hundred times, and
 * finding its 1,100 modules would take two fifths of each start.
 */
export async function setup(project: TestProject): Promise<void> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [{ name: 'folders of sources', transform: inItsFolder }],
    ssr: { noExternal: ['typebox', /^@underhall\//] },
    build: {
      ssr: join(import.meta.dirname, 'serve-a-world.ts'),
      target: 'node22',
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  await mkdir(folder, { recursive: true });
  const [file, unfinished] = [join(folder, 'serve-a-world.js'), join(folder, `${process.pid}.js`)];
  await writeFile(unfinished, output[0].code);
  await rename(unfinished, file);
  project.provide('serverFile', file);
}

/** Replaces `import.meta.dirname`, so that a bundled module still finds the files beside its source. */
const inItsFolder = (code: string, source: string): string =>
  code.replaceAll('import.meta.dirname', JSON.stringify(dirname(source)));
