import { join } from 'node:path';
import { buildWorld } from './build/build-world.ts';
import { installOnDemand } from './on-demand.ts';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';

// npm run art: draws the pictures that changed. `npm run art -- test` checks the drawing programs, which `npm run
// check` and `npm test` skip. They have packages of their own, but use the project's compiler, linter and test runner.
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const tests: readonly (readonly string[])[] = [
  [bin('tsc'), '-b'],
  [bin('biome'), 'check'],
  [bin('vitest'), 'run', '--no-isolate', '--testTimeout=60000'],
];

const args = process.argv.slice(2);
const isTest = args[0] === 'test';
await installOnDemand('art');
// Some tests compare the pictures with the names in the compiled world.
if (isTest && !(await buildWorld())) process.exit(1);
const commands = isTest ? tests : [[process.execPath, 'src/rendering/main.ts', ...args]];
for (const [program = '', ...words] of commands) {
  const { code } = await runToEnd(program, words, { cwd: join(root, 'art'), isShown: true });
  if (code !== 0) process.exitCode = code;
}
