import { chmod, cp, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { chooseAccount } from './choose-account.ts';
import { nobody } from './run-as.ts';
import { aDataFolder, aDataFolderOf, anEmbedded, ask, inAnotherProcess } from './testing.ts';

const isRoot = process.getuid?.() === 0;
const nameless = 12_345;

/** The account that the server on this data folder runs as. */
const serverOf = async (dataDir: string) => (await stat(join(dataDir, 'postgres', 'postmaster.pid'))).uid;

// Only root can be somebody else: without its powers, the first group has no question to ask.
if (isRoot) startedByRoot();
startedByAnOrdinaryUser();

function startedByRoot(): void {
  describe('started by root', () => {
    // A namespace of users is Linux's; elsewhere root hands the database to nobody.
    if (process.platform === 'linux') {
      test('the server is nobody within its namespace, and its files stay with root', async () => {
        const dataDir = await aDataFolder();
        const { connection } = await anEmbedded({ dataDir });

        const inside = await ask(connection, `select (regexp_match(pg_read_file('/proc/self/uid_map'), '\\d+'))[1]`);

        expect(inside).toBe(String(nobody));
        expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0);
      });
    } else {
      test('the server is nobody where there are no namespaces', async () => {
        const dataDir = await aDataFolder();
        await anEmbedded({ dataDir });

        expect(await serverOf(dataDir)).toBe(nobody);
      });
    }

    test('a folder of another account is used as that account', async () => {
      const dataDir = await aDataFolderOf(nobody);
      const before = inAnotherProcess(dataDir, { uid: nobody });
      await before.ready;
      before.child.kill('SIGTERM');
      await before.ended;

      await anEmbedded({ dataDir });

      expect(await serverOf(dataDir)).toBe(nobody);
    });

    test('and that account can start again by itself afterwards', async () => {
      const dataDir = await aDataFolderOf(nobody);
      const byRoot = await anEmbedded({ dataDir });
      await byRoot.stop();

      const after = inAnotherProcess(dataDir, { uid: nobody });

      expect(await ask(await after.ready, 'select 1')).toBe(1);
    });

    test('in a folder whose owner has a number and no name, another account makes the database', async () => {
      const dataDir = await aDataFolderOf(nameless);
      const first = await anEmbedded({ dataDir });
      await ask(first.connection, 'create table kept as select 7 as number');
      expect(await serverOf(dataDir)).not.toBe(nameless);
      await first.stop();

      const second = await anEmbedded({ dataDir });

      expect(await ask(second.connection, 'select number from kept')).toBe(7);
    });

    test('and once it is made, that number without a name can start it by itself', async () => {
      const dataDir = await aDataFolderOf(nameless);
      for (const _ of ['made', 'handed over']) await (await anEmbedded({ dataDir })).stop();

      const after = inAnotherProcess(dataDir, { uid: nameless });

      expect(await ask(await after.ready, 'select 1')).toBe(1);
    });

    test('an account without a name that starts for the first time is told what to do', async () => {
      const { code, said } = await inAnotherProcess(await aDataFolderOf(nameless), { uid: nameless }).ended;

      expect(code).toBe(1);
      expect(said).toMatch(/user ID 12345.*one with a name: start as an account that \/etc\/passwd knows/s);
    });

    test('programs in a folder that only root may enter are copied to where the database can reach them', async () => {
      const dataDir = await aDataFolder();
      const { folder, version } = await findBinaries();
      const locked = await aDataFolder();
      await mkdir(join(locked, 'home'), { mode: 0o700 });
      await cp(folder, join(locked, 'home', 'native'), { recursive: true, verbatimSymlinks: true });
      const account = { kind: 'account', uid: nobody, gid: nobody } as const;

      const setting = await chooseAccount(aFirstStartIn(dataDir), { folder: join(locked, 'home', 'native'), version }, [
        account,
      ]);

      expect(setting.programs).toBe(join(dataDir, `programs-${version}`, 'native'));
    });

    test('where no account can reach the data folder, it says which path to use', async () => {
      const home = await aDataFolder();
      await chmod(home, 0o700);
      const account = { kind: 'account', uid: nobody, gid: nobody } as const;

      const refused = chooseAccount(aFirstStartIn(home), await findBinaries(), [account]);

      await expect(refused).rejects.toThrow('DATA_DIR=/var/lib/underhall');
    });
  });
}

function startedByAnOrdinaryUser(): void {
  const uid = isRoot ? nobody : (process.getuid?.() ?? 0);
  const ordinary = isRoot ? { uid } : {};
  const aFolderOfTheirs = () => (isRoot ? aDataFolderOf(uid) : aDataFolder());

  describe('started by an ordinary user', () => {
    test('the server and its files are that user', async () => {
      const dataDir = await aFolderOfTheirs();
      const { ready } = inAnotherProcess(dataDir, ordinary);
      await ready;

      expect(await serverOf(dataDir)).toBe(uid);
      expect((await stat(join(dataDir, 'postgres'))).uid).toBe(uid);
    });

    test('a data folder that may not be written is named, with what to do', async () => {
      const dataDir = await aFolderOfTheirs();
      await chmod(dataDir, 0o500);

      const { code, said } = await inAnotherProcess(dataDir, ordinary).ended;

      expect(code).toBe(1);
      expect(said).toContain(`The data folder ${dataDir} cannot be written`);
      expect(said).toContain('set DATA_DIR to a folder of your own');
    });
  });
}

const aFirstStartIn = (dataDir: string) => ({ dataDir, cluster: join(dataDir, 'postgres'), isFirstStart: true });
