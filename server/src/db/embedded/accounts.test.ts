import { chmod, cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { chooseAccount } from './choose-account.ts';
import { nobody } from './run-as.ts';
import { aDataFolder, aDataFolderOf, anEmbedded, ask, inAnotherProcess } from './testing.ts';

describe.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')('started by root', () => {
  test('the server is nobody within its namespace, and its files stay with root', async () => {
    const dataDir = await aDataFolder();
    const { connection } = await anEmbedded({ dataDir });

    const inside = await ask(connection, `select (regexp_match(pg_read_file('/proc/self/uid_map'), '\\d+'))[1]`);

    expect(inside).toBe(String(nobody));
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0);
  });

  test('a folder of another account is used as that account', async () => {
    const dataDir = await aDataFolderOf(nobody);
    const before = inAnotherProcess(dataDir, { uid: nobody });
    await before.ready;
    before.child.kill('SIGTERM');
    await before.ended;

    const { connection } = await anEmbedded({ dataDir });

    const uid = `select (regexp_match(pg_read_file('/proc/self/status'), 'Uid:\\s+(\\d+)'))[1]`;
    expect(await ask(connection, uid)).toBe(String(nobody));
  });

  test('and that account can start again by itself afterwards', async () => {
    const dataDir = await aDataFolderOf(nobody);
    const byRoot = await anEmbedded({ dataDir });
    await byRoot.stop();

    const after = inAnotherProcess(dataDir, { uid: nobody });

    expect(await ask(await after.ready, 'select 1')).toBe(1);
  });

  test('programs in a folder that only root may enter are copied to where the database can reach them', async () => {
    const dataDir = await aDataFolder();
    const { folder, version } = await findBinaries();
    const locked = await aDataFolder();
    await mkdir(join(locked, 'home'), { mode: 0o700 });
    await cp(folder, join(locked, 'home', 'native'), { recursive: true, verbatimSymlinks: true });
    const account = { kind: 'account', uid: nobody, gid: nobody } as const;

    const setting = await chooseAccount(
      dataDir,
      join(dataDir, 'postgres'),
      { folder: join(locked, 'home', 'native'), version },
      [account],
    );

    expect(setting.programs).toBe(join(dataDir, `programs-${version}`, 'native'));
  });

  test('where no account can reach the data folder, it says which path to use', async () => {
    const home = await aDataFolder();
    await chmod(home, 0o700);
    const account = { kind: 'account', uid: nobody, gid: nobody } as const;

    const refused = chooseAccount(home, join(home, 'postgres'), await findBinaries(), [account]);

    await expect(refused).rejects.toThrow('DATA_DIR=/var/lib/underhall');
  });
});

test('library links that an install without scripts leaves out are made', async () => {
  const { folder, version } = await findBinaries();
  const copy = join(await aDataFolder(), 'native');
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  for (const { target } of links) await rm(join(copy, '..', target), { force: true });
  const dataDir = await aDataFolder();

  const { programs } = await chooseAccount(dataDir, join(dataDir, 'postgres'), { folder: copy, version });

  expect(programs).toBe(copy);
  for (const { target } of links) expect((await stat(join(copy, '..', target))).isFile()).toBe(true);
});

test('without programs for this platform it says to set DATABASE_URL', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(/no built-in database for this platform.*DATABASE_URL/);
});
