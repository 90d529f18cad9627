import { readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeRuntime } from '../../runtime/node-runtime.ts';
import { CannotStart } from '../cannot-start.ts';
import { findBinaries } from './binaries.ts';
import { chooseAccount, type Installation, makeFolderFor } from './choose-account.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type GuardedProcess, startGuarded } from './guard.ts';
import { hasCluster, initCluster } from './init-cluster.ts';
import { serverPid, waitForOrphan } from './orphan.ts';
import { openServerLog, type ServerLog } from './server-log.ts';

/** `host` is the folder of the server's Unix socket. */
export type SocketConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
};

export type Embedded = {
  readonly connection: SocketConnection;
  /** Resolves when the database server has ended: with a message if it failed, or without one after `stop`. */
  readonly ended: Promise<string | undefined>;
  /** Also releases the data folder. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** `false` may lose data at a power failure; for tests only. */
  readonly durable?: boolean;
};

const port = 5432;
const { elapsed, pause } = nodeRuntime;

/**
 * Creates the cluster at the first start. Only this account and root can connect, through a Unix socket. The database
 * server always ends when this process ends. Throws `CannotStart` with a message for the operator.
 */
export async function startEmbedded({ dataDir, durable = true }: EmbeddedOptions): Promise<Embedded> {
  const hold = await lockDataFolder(dataDir);
  let log: ServerLog | undefined;
  try {
    const home = await realpath(dataDir);
    const cluster = join(home, 'postgres');
    log = await openServerLog(home);
    const stale = await waitForOrphan(cluster);
    const isFirstStart = !(await hasCluster(cluster));
    const installation = await chooseAccount({ dataDir: home, cluster, isFirstStart }, await findBinaries());
    await initCluster(installation, log, { dataDir: home, cluster, durable });
    const { server, socketFolder } = await startServer(installation, log, { cluster, durable, stale });
    return asEmbedded(server, socketFolder, async () => {
      log?.close();
      await hold.release();
    });
  } catch (error) {
    log?.close();
    await hold.release();
    throw error;
  }
}

/** Connection to the game's database on the server with this socket folder. */
export const connectionAt = (host: string, at: number): SocketConnection => ({
  host,
  port: at,
  user: 'underhall',
  database: 'postgres',
});

function asEmbedded(server: GuardedProcess, socketFolder: string, release: () => Promise<void>): Embedded {
  let stopping = false;
  const ended = server.exited.then(async (code) => {
    await release();
    return stopping
      ? undefined
      : `The database server ended by itself (exit code ${code}); its log is postgres.log in the data folder.`;
  });
  return {
    connection: connectionAt(socketFolder, port),
    ended,
    async stop() {
      stopping = true;
      await server.stop();
      await ended;
    },
  };
}

type StartOptions = { readonly cluster: string; readonly durable: boolean; readonly stale: number | undefined };

async function startServer(
  installation: Installation,
  log: ServerLog,
  options: StartOptions,
): Promise<{ server: GuardedProcess; socketFolder: string }> {
  const until = elapsed() + 10_000;
  for (;;) {
    // Use a new folder each time, so that files of a killed server cannot interfere.
    const socketFolder = await makeFolderFor(installation.account, join(shortTmp(), 'underhall-'));
    const server = await startGuarded({
      account: installation.account,
      file: join(installation.programs, 'bin', 'postgres'),
      args: ['-D', options.cluster, '-k', socketFolder, '-p', String(port), ...settings(options.durable)],
      // Tells PostgreSQL that the PID in its lock file is not a server. PostgreSQL still checks for running backends.
      env: options.stale === undefined ? {} : { PG_GRANDPARENT_PID: String(options.stale) },
      logFd: log.fd,
      cwd: '/',
      removeAfterwards: socketFolder,
    });
    if (await isReady(server, options.cluster)) return { server, socketFolder };
    const logEnd = await log.tail();
    // Backends of a killed server need a moment to exit.
    if (!logEnd.includes('pre-existing shared memory block') || elapsed() > until) {
      throw new CannotStart(`The database server does not start:\n${logEnd}`);
    }
    await pause(200);
  }
}

function settings(durable: boolean): string[] {
  const values = ['listen_addresses=', 'unix_socket_permissions=0700', 'timezone=UTC', 'log_timezone=UTC'];
  values.push(
    'log_checkpoints=off',
    'jit=off',
    'cluster_name=underhall',
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
  );
  if (!durable) values.push('fsync=off', 'full_page_writes=off', 'synchronous_commit=off');
  // A server has one pool, but parallel tests have one each.
  values.push(`max_connections=${durable ? 60 : 300}`);
  return values.flatMap((value) => ['-c', value]);
}

/** Returns false if the server exits before it writes `ready` to its lock file. */
async function isReady(server: GuardedProcess, cluster: string): Promise<boolean> {
  while (server.exitCode() === undefined) {
    if ((await serverPid(cluster)) === server.pid) {
      const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
      if (lines[7]?.trim() === 'ready') return true;
    }
    await pause(5);
  }
  return false;
}

/** A socket path is limited to about 100 characters. */
function shortTmp(): string {
  return tmpdir().length > 70 ? '/tmp' : tmpdir();
}
