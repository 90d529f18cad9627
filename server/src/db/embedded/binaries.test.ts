import { cp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { chooseAccount } from './choose-account.ts';
import { aDataFolder } from './testing.ts';

test('creates the library links that are missing after an install without scripts', async () => {
  const { folder, version } = await findBinaries();
  const copy = join(await aDataFolder(), 'native');
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  for (const { target } of links) await rm(join(copy, '..', target), { force: true });
  const dataDir = await aDataFolder();
  const place = { dataDir, cluster: join(dataDir, 'postgres'), isFirstStart: true };

  const { programs } = await chooseAccount(place, { folder: copy, version });

  expect(programs).toBe(copy);
  for (const { target } of links) expect((await stat(join(copy, '..', target))).isFile()).toBe(true);
});

test('tells the operator to set DATABASE_URL if there are no programs for this platform', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(/no built-in database for this platform.*DATABASE_URL/);
});
