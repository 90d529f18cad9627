import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, type Lock } from './lock/complete-lock.ts';
import { root } from './root.ts';

// npm run lock: after an install, name in package-lock.json also the binaries of platforms that npm left out, for
// `npm ci` refuses a lock without them. `--check` only looks.
const path = join(root, 'package-lock.json');
const { lock, added } = completeLock(JSON.parse(readFileSync(path, 'utf8')) as Lock);
if (added.length === 0) {
  console.log('package-lock.json is complete');
} else if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${added.length} packages of other platforms; run: npm run lock`);
  console.error(added.join('\n'));
  process.exitCode = 1;
} else {
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} packages of other platforms added`);
}
