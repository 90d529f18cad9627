import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, type Lock } from './lock/complete-lock.ts';
import { root } from './root.ts';

// npm run tools -- lock: after an install, name in the locks also the binaries of platforms that npm left out, for `npm ci`
// refuses a lock without them. `--check` only looks.
const onDemand = readdirSync(join(root, 'ops', 'on-demand')).map((name) => `ops/on-demand/${name}`);
for (const folder of ['', ...onDemand]) complete(join(folder, 'package-lock.json'));

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
