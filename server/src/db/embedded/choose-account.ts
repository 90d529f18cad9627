import { execFile } from 'node:child_process';
import { chown, lchown, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type Binaries, completeLinks, copyBinaries, doNotRun } from './binaries.ts';
import { nobody, plainEnvironment, type RunAs, runAs } from './run-as.ts';

/** `account` can read the folder `programs`. */
export type Installation = { readonly account: RunAs; readonly programs: string };

export type Place = { readonly dataDir: string; readonly cluster: string; readonly isFirstStart: boolean };

const [cannotReach, doesNotRun, hasNoName] = [3, 4, 5];
// PostgreSQL runs under any UID, but initdb requires a named account. `--show` writes nothing.
const probe = `
cd "$1" && : >reach && rm reach || exit ${cannotReach}
"$2/postgres" --version >/dev/null || exit ${doesNotRun}
[ -z "$3" ] || "$2/initdb" --show -U underhall -D "$1" >/dev/null || exit ${hasNoName}`;

/** Throws `CannotStart` if no account can run the database on this data folder. */
export async function chooseAccount(
  place: Place,
  binaries: Binaries,
  accounts?: readonly RunAs[],
): Promise<Installation> {
  const { dataDir, cluster } = place;
  const linked = await completeLinks(binaries.folder);
  let programs = linked ? binaries.folder : await copyBinaries(binaries, dataDir);
  for (const account of accounts ?? (await candidates(dataDir, cluster))) {
    let { code, said } = await tryOut(account, place, programs);
    if (code === doesNotRun && programs === binaries.folder && process.getuid?.() === 0) {
      // The project may be in a folder that only root can read, such as /root.
      programs = await copyBinaries(binaries, dataDir);
      ({ code, said } = await tryOut(account, place, programs));
    }
    if (code === 0) {
      await giveCluster(cluster, account);
      return { account, programs };
    }
    if (account.kind === 'myself') throw myselfCannot(code, dataDir, said);
    if (code !== cannotReach && account.kind === 'account' && account.uid === nobody) throw doNotRun(said);
  }
  throw await rootCannot(dataDir);
}

export async function makeFolderFor(account: RunAs, prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix);
  if (account.kind === 'account') await chown(folder, account.uid, account.gid);
  return folder;
}

async function candidates(dataDir: string, cluster: string): Promise<RunAs[]> {
  if (process.getuid?.() !== 0) return [{ kind: 'myself' }];
  const owner = await stat(cluster).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return [{ kind: 'account', uid: owner.uid, gid: owner.gid }];
  const { uid, gid } = await stat(dataDir);
  const tried: RunAs[] = [{ kind: 'namespace' }, { kind: 'account', uid: nobody, gid: nobody }];
  // Try the folder's owner first, so that the owner can start the server later without root.
  return uid === 0 ? tried : [{ kind: 'account', uid, gid }, ...tried];
}

async function tryOut(
  account: RunAs,
  { dataDir, isFirstStart }: Place,
  programs: string,
): Promise<{ code: number; said: string }> {
  const folder = await makeFolderFor(account, join(dataDir, '.reach-'));
  const words = [folder, join(programs, 'bin'), isFirstStart ? 'first start' : ''];
  const command = runAs(account, '/bin/sh', ['-c', probe, 'probe', ...words]);
  const { file, args, ...ids } = command;
  try {
    return await new Promise((done) => {
      execFile(file, args, { ...ids, cwd: '/', env: plainEnvironment }, (error, _out, said) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        done({ code, said: said || error?.message || '' });
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives the account the files of a cluster that was created in a user namespace. */
async function giveCluster(cluster: string, account: RunAs): Promise<void> {
  const owner = await stat(cluster).catch(() => undefined);
  if (account.kind !== 'account' || owner === undefined || owner.uid === account.uid) return;
  for (const entry of await readdir(cluster, { recursive: true }))
    await lchown(join(cluster, entry), account.uid, account.gid);
  await lchown(cluster, account.uid, account.gid);
}

function myselfCannot(code: number, dataDir: string, said: string): CannotStart {
  if (code === cannotReach) {
    return new CannotStart(
      `The data folder ${resolve(dataDir)} cannot be written. Set DATA_DIR to a folder of your own.`,
    );
  }
  if (code !== hasNoName) return doNotRun(said);
  return new CannotStart(
    `This account cannot create the database (${said.trim()}), because it has no name. ` +
      'Start as an account in /etc/passwd, or as root, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

async function rootCannot(dataDir: string): Promise<CannotStart> {
  const better = '/var/lib/underhall';
  await mkdir(dirname(better), { recursive: true }).catch(() => undefined);
  return new CannotStart(
    `The database must not run as root, and no other account with a name can reach ${resolve(dataDir)}. ` +
      `Start with DATA_DIR=${better}, or start as an ordinary user.`,
  );
}
