import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, type Lock } from './lock/complete-lock.ts';
import { addHashes, type Package, packagesWithoutHash } from './lock/package-hashes.ts';
import { onDemandFolders } from './on-demand.ts';
import { root } from './root.ts';
import { runToEnd } from './run-to-end.ts';

// npm run tools -- lock: adds what npm left out of the locks. `npm ci` rejects a lock without the binaries of other
// platforms, and installs a package without a hash unchecked. `--check` only reports them.
const isCheck = process.argv.includes('--check');
for (const folder of ['', ...onDemandFolders]) await complete(join(folder, 'package-lock.json'));

async function complete(name: string): Promise<void> {
  const path = join(root, name);
  const { lock, added } = completeLock(JSON.parse(readFileSync(path, 'utf8')) as Lock);
  const unhashed = packagesWithoutHash(lock).map(({ key, version }) => `${key}@${version}`);
  if (added.length === 0 && unhashed.length === 0) {
    console.log(`${name} is complete`);
  } else if (isCheck) {
    if (added.length > 0) console.error([`${name} lacks packages of other platforms:`, ...added].join('\n'));
    if (unhashed.length > 0) console.error([`${name} lacks the hashes of packages:`, ...unhashed].join('\n'));
    console.error('Run: npm run tools -- lock');
    process.exitCode = 1;
  } else {
    writeFileSync(path, `${JSON.stringify(await addHashes(lock, publishedHash), null, 2)}\n`);
    console.log(`${name}: added ${added.length} packages of other platforms and ${unhashed.length} hashes`);
  }
}

async function publishedHash({ name, version }: Package): Promise<string> {
  const { code, output } = await runToEnd('npm', ['view', '--loglevel=error', `${name}@${version}`, 'dist.integrity']);
  if (code !== 0) throw new Error(`npm view failed:\n\n${output}`);
  return output.trim();
}
