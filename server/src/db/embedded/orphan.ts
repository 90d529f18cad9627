import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CannotStart } from '../cannot-start.ts';

const patience = 10_000;

/**
 * Waits until a server that an earlier, killed process left behind has ended. Answers the number that PostgreSQL would
 * still take for that server although it is a zombie or somebody else's by now; `undefined` where nothing is left.
 * To be called by the holder of the data folder only.
 */
export async function waitForOrphan(cluster: string): Promise<number | undefined> {
  const until = performance.now() + patience;
  for (;;) {
    const pid = await serverPid(cluster);
    if (pid === undefined) return undefined;
    if (!(await isServerOf(pid, cluster))) return pid;
    if (performance.now() > until) {
      throw new CannotStart(
        `A database server (process ${pid}) is still running on ${cluster}. End it with: kill -INT ${pid} - and start again.`,
      );
    }
    await pause(20);
  }
}

/** The server that PostgreSQL's own lock file names, alive or not. */
export async function serverPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/** True if the process is alive, no zombie, and a PostgreSQL server on this very cluster. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return isServerByPs(pid, cluster);
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    if (/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2))) return false;
    const [program = ''] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
    if (basename(program) !== 'postgres') return false;
  } catch {
    return false;
  }
  // A server's working directory is its cluster; where we may not look, believe the lock file.
  const [theirFolder, ourFolder] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => undefined), stat(cluster)]);
  return theirFolder === undefined || (theirFolder.ino === ourFolder.ino && theirFolder.dev === ourFolder.dev);
}

async function isServerByPs(pid: number, cluster: string): Promise<boolean> {
  const output = await promisify(execFile)('ps', ['-o', 'stat=,command=', '-p', String(pid)]).catch(() => undefined);
  return output !== undefined && !output.stdout.trim().startsWith('Z') && output.stdout.includes(cluster);
}
