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

/** The same in a process of the folder's owner. */
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

test('secrets are made once, for their owner alone, and nothing unfinished is left beside them', {
  meta: { asvs: ['13.2.3', '13.3.1', '13.3.2'] },
}, async () => {
  const dataDir = await aFolderOfSomebody();
  const first = openIn(dataDir);

  expect(openIn(dataDir)).toEqual(first);
  expect((await stat(join(dataDir, 'secrets'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'secrets', 'luck'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(dataDir, 'secrets'))).toEqual(['luck', 'signing']);
});

test('whoever starts first, root or the owner of the folder, the owner can start again', async () => {
  const dataDir = await aFolderOfSomebody();
  const first = openIn(dataDir);

  expect(openAsOwner(dataDir).secrets()).toEqual(first);
  expect((await stat(join(dataDir, 'secrets'))).uid).toBe(somebody);
});

test('a start that is ended in the middle of writing a secret leaves none in half', async () => {
  const dataDir = await aFolderOfSomebody();
  // No byte of a file may be written: as if the process were ended between opening it and writing.
  openAsOwner(dataDir, 'ulimit -f 0;');
  expect(await readdir(join(dataDir, 'secrets'))).not.toContain('signing');

  expect(openIn(dataDir).signing).toMatch(/^[0-9a-f]{64}$/);
});

test('a file with a short secret is refused by its name, with what to do', async () => {
  const dataDir = await aFolderOfSomebody();
  const file = join(dataDir, 'secrets', 'signing');
  await mkdir(join(dataDir, 'secrets'));
  for (const short of ['', 'only-thirty-one-characters-long\n']) {
    await writeFile(file, short);
    expect(() => openIn(dataDir)).toThrow(`The secret in ${file} is too short`);
    expect(() => openIn(dataDir)).toThrow('or remove the file');
  }
});

test('a file that may not be read is named, with what to do', async () => {
  const dataDir = await aFolderOfSomebody();
  openIn(dataDir);
  await chmod(join(dataDir, 'secrets', 'signing'), 0o000);

  const { said } = openAsOwner(dataDir);

  expect(said).toContain(`The secret ${join(dataDir, 'secrets', 'signing')} cannot be kept or read`);
  expect(said).toContain('Start as the account that owns the data folder');
});
