import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, type Lock } from './lock/complete-lock.ts';
import { onDemandFolders } from './on-demand.ts';
import { root } from './root.ts';

// npm run tools -- lock: adds binaries of other platforms that npm left out of the locks, because `npm ci` rejects a
// lock without them. `--check` only reports them.
for (const folder of ['', ...onDemandFolders]) complete(join(folder, 'package-lock.json'));

function complete(name: string): void {
  const path = join(root, name);
  const { lock, added } = completeLock(JSON.parse(readFileSync(path, 'utf8')) as Lock);
  if (added.length === 0) {
    console.log(`${name} is complete`);
  } else if (process.argv.includes('--check')) {
    console.error(`${name} lacks ${added.length} packages of other platforms; run: npm run tools -- lock`);
    console.error(added.join('\n'));
    process.exitCode = 1;
  } else {
    writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`${name}: ${added.length} packages of other platforms added`);
  }
}
