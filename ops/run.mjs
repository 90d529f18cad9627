// Runs one of the project's commands: `node ops/run.mjs start`. This file is plain JavaScript that an old Node can run.
// On the TypeScript of the commands, an old Node would fail with an error that does not help.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 22);

if (isNewEnough) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  // Later starts reuse the code that the first one compiled.
  const cache = join(root, 'node_modules', '.cache', 'node');
  nodeModule.enableCompileCache(cache);
  // So do the processes it starts, such as the servers of tests.
  process.env.NODE_COMPILE_CACHE ??= cache;
  const [name = ''] = process.argv.splice(2, 1);
  try {
    await import(pathToFileURL(join(root, 'ops', 'src', `${name}.ts`)).href);
  } catch (fault) {
    // Its message is written for the operator, who needs no stack trace.
    if (!(fault instanceof Error) || fault.name !== 'CannotStart') throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(
    `Underhall needs Node 22.22 or newer (best: Node 24); this is Node ${process.versions.node}.\n` +
      'On Linux x64, "npm ci" installs Node 24: run it again without --omit=optional, and then "npm start".\n' +
      'Elsewhere, install Node 24 from https://nodejs.org/en/download and run "npm ci" again.\n',
  );
  process.exitCode = 1;
}
