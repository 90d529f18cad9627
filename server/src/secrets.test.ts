import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { openSecrets, type Secrets } from './secrets.ts';

const isRoot = process.getuid?.() === 0;
const somebody = isRoot ? 65_534 : (process.getuid?.() ?? 0);

async function aFolderOfSomebody(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uh-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  if (isRoot) await chown(folder, somebody, somebody);
  return folder;
}

const openIn = (dataDir: string): Secrets => openSecrets(readConfig({ DATA_DIR: dataDir }));

/** Opens the secrets in a process of the folder's owner. */
function openAsOwner(dataDir: string, before = ''): { said: string; secrets: () => Secrets } {
  const module = join(import.meta.dirname, 'secrets.ts');
  const text = `const { openSecrets } = await import(${JSON.stringify(module)});
    const dataDir = ${JSON.stringify(dataDir)};
    process.stdout.write(JSON.stringify(openSecrets({ dataDir, secrets: {} })));`;
  const owner = isRoot ? { uid: somebody, gid: somebody } : {};
  const args = ['-c', `${before} exec "$0" "$@"`, process.execPath, '--input-type=module', '-e', text];
  const { stdout, stderr } = spawnSync('/bin/sh', args, { ...owner, encoding: 'utf8' });
  return { said: stderr, secrets: () => JSON.parse(stdout) };
}

test('creates secrets once, for their owner only, and leaves no temporary file', {
  meta: { asvs: ['13.2.3', '13.3.1', '13.3.2'] },
}, async () => {
  const dataDir = await aFolderOfSomebody();
  const first = openIn(dataDir);

  expect(openIn(dataDir)).toEqual(first);
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'secrets', 'luck'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['luck', 'signing']);
});

test('the owner of the folder can start again, whether root or the owner started first', async () => {
  const dataDir = await aFolderOfSomebody();
  const first = openIn(dataDir);

  expect(openAsOwner(dataDir).secrets()).toEqual(first);
  expect((await stat(join(dataDir, 'secrets'))).uid).toBe(somebody);
});

test('leaves no half-written secret when a start ends while writing it', async () => {
  const dataDir = await aFolderOfSomebody();
  // The limit allows no byte in a file, as if the process ended between opening and writing.
  openAsOwner(dataDir, 'ulimit -f 0;');
  expect(await readdir(join(dataDir, 'secrets'))).not.toContain('signing');

  expect(openIn(dataDir).signing).toMatch(/^[0-9a-f]{64}$/);
});

test('refuses a secret that is too short, with the file and the remedy', async () => {
  const dataDir = await aFolderOfSomebody();
  const file = join(dataDir, 'secrets', 'signing');
  await mkdir(join(dataDir, 'secrets'));
  for (const short of ['', 'only-thirty-one-characters-long\n']) {
    await writeFile(file, short);
    expect(() => openIn(dataDir)).toThrow(`The secret in ${file} is too short`);
    expect(() => openIn(dataDir)).toThrow('or remove the file');
  }
});

test('names a file that it cannot read, with the remedy', async () => {
  const dataDir = await aFolderOfSomebody();
  openIn(dataDir);
  await chmod(join(dataDir, 'secrets', 'signing'), 0o000);

  const { said } = openAsOwner(dataDir);

  expect(said).toContain(`The secret ${join(dataDir, 'secrets', 'signing')} cannot be read or created`);
  expect(said).toContain('Start as the user that owns the data folder');
});
