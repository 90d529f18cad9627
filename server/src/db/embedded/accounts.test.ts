import { chmod, cp, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { chooseAccount } from './choose-account.ts';
import { nobody } from './run-as.ts';
import { aDataFolder, aDataFolderOf, anEmbedded, ask, inAnotherProcess } from './testing.ts';

const isRoot = process.getuid?.() === 0;
const nameless = 12_345;

/** The account that runs the server of this data folder. */
const serverOf = async (dataDir: string) => (await stat(join(dataDir, 'postgres', 'postmaster.pid'))).uid;

// Only root can switch accounts, so the first group needs root.
if (isRoot) startedByRoot();
startedByAnOrdinaryUser();

function startedByRoot(): void {
  describe('started by root', () => {
    // User namespaces exist only on Linux; on other systems the database runs as `nobody`.
    if (process.platform === 'linux') {
      test('runs the server as nobody in a user namespace, and root keeps its files', async () => {
        const dataDir = await aDataFolder();
        const { connection } = await anEmbedded({ dataDir });

        const inside = await ask(connection, `select (regexp_match(pg_read_file('/proc/self/uid_map'), '\\d+'))[1]`);

        expect(inside).toBe(String(nobody));
        expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0);
      });
    } else {
      test('runs the server as nobody if there are no user namespaces', async () => {
        const dataDir = await aDataFolder();
        await anEmbedded({ dataDir });

        expect(await serverOf(dataDir)).toBe(nobody);
      });
    }

    test('runs as the owner of the data folder', async () => {
      const dataDir = await aDataFolderOf(nobody);
      const before = inAnotherProcess(dataDir, { uid: nobody });
      await before.ready;
      before.child.kill('SIGTERM');
      await before.ended;

      await anEmbedded({ dataDir });

      expect(await serverOf(dataDir)).toBe(nobody);
    });

    test('the owner of the folder can start it later without root', async () => {
      const dataDir = await aDataFolderOf(nobody);
      const byRoot = await anEmbedded({ dataDir });
      await byRoot.stop();

      const after = inAnotherProcess(dataDir, { uid: nobody });

      expect(await ask(await after.ready, 'select 1')).toBe(1);
    });

    test('creates the database as another account if the owner of the folder has no name', async () => {
      const dataDir = await aDataFolderOf(nameless);
      const first = await anEmbedded({ dataDir });
      await ask(first.connection, 'create table kept as select 7 as number');
      expect(await serverOf(dataDir)).not.toBe(nameless);
      await first.stop();

      const second = await anEmbedded({ dataDir });

      expect(await ask(second.connection, 'select number from kept')).toBe(7);
    });

    test('an owner without a name can start an existing database', async () => {
      const dataDir = await aDataFolderOf(nameless);
      for (const _ of ['made', 'handed over']) await (await anEmbedded({ dataDir })).stop();

      const after = inAnotherProcess(dataDir, { uid: nameless });

      expect(await ask(await after.ready, 'select 1')).toBe(1);
    });

    test('refuses a first start by an account without a name, and says what to do', async () => {
      const { code, said } = await inAnotherProcess(await aDataFolderOf(nameless), { uid: nameless }).ended;

      expect(code).toBe(1);
      expect(said).toMatch(/user ID 12345.*no name. Start as an account in \/etc\/passwd/s);
    });

    test("copies the programs to the data folder if the database's account cannot read them", async () => {
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

    test('names a usable path if no account can reach the data folder', async () => {
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
    test('runs the server as that user, who owns its files', async () => {
      const dataDir = await aFolderOfTheirs();
      const { ready } = inAnotherProcess(dataDir, ordinary);
      await ready;

      expect(await serverOf(dataDir)).toBe(uid);
      expect((await stat(join(dataDir, 'postgres'))).uid).toBe(uid);
    });

    test('names a data folder that is not writable, and says what to do', async () => {
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
