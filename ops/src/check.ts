import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';

// npm run check: checks everything that needs no running game, in parallel.
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

// With several threads, the compiler needs 50 % more processor time, too much for two processors that run all checks.
const threads = availableParallelism() > 2 ? [] : ['--singleThreaded'];

const checks = {
  lock: [process.execPath, 'ops/run.mjs', 'lock', '--check'],
  types: [bin('tsc'), '-b', ...threads],
  style: [bin('biome'), 'check', '--max-diagnostics=60'],
  folders: [process.execPath, 'ops/run.mjs', 'folders'],
  limits: [process.execPath, 'ops/run.mjs', 'limits'],
  prose: [process.execPath, 'ops/run.mjs', 'prose'],
  pages: [process.execPath, 'ops/run.mjs', 'pages', '--check'],
  sharding: [process.execPath, 'ops/run.mjs', 'sharding'],
  world: [process.execPath, 'language/src/cli.ts', 'check'],
  layout: [process.execPath, 'language/src/cli.ts', 'format', '--check'],
} as const;

const results = await Promise.all(
  Object.entries(checks).map(async ([name, [program, ...args]]) => {
    const { code, output, seconds } = await runToEnd(program, args);
    if (code !== 0) console.log(`${output}\n`);
    return {
      line: `${code === 0 ? 'right' : 'WRONG'}  ${name.padEnd(13)} ${seconds.toFixed(1)} s`,
      isRight: code === 0,
    };
  }),
);

for (const { line } of results) console.log(line);
process.exitCode = results.every(({ isRight }) => isRight) ? 0 : 1;
