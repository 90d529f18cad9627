// Runs one of the project's own commands: `node ops/run.mjs start`. Written so that an old Node can read it, for an
// old Node cannot read the TypeScript behind it and would only say so in its own words.
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = major > 22 || (major === 22 && minor >= 22);

if (isNewEnough) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  // Later starts read what the first one compiled.
  const cache = join(root, 'node_modules', '.cache', 'node');
  nodeModule.enableCompileCache(cache);
  // So do the processes that it starts: servers of tests, above all.
  process.env.NODE_COMPILE_CACHE ??= cache;
  const [name = ''] = process.argv.splice(2, 1);
  try {
    await import(pathToFileURL(join(root, 'ops', 'src', `${name}.ts`)).href);
  } catch (fault) {
    // Written for the operator: a stack would only hide it.
    if (!(fault instanceof Error) || fault.name !== 'CannotStart') throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(
    `Underhall needs Node 22.22 or newer (best: Node 24); this is Node ${process.versions.node}.\n` +
      'On Linux x64, "npm ci" brings the right one along: run it again without --omit=optional, and start with "npm start".\n' +
      'Elsewhere, install Node 24 from https://nodejs.org/en/download and run "npm ci" again.\n',
  );
  process.exitCode = 1;
}
