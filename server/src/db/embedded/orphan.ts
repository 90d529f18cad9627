import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { nodeRuntime } from '../../runtime/node-runtime.ts';
import { CannotStart } from '../cannot-start.ts';

const patience = 10_000;
const { elapsed, pause } = nodeRuntime;

/**
 * Waits until a database server left behind by a killed process has ended. Returns the PID in PostgreSQL's lock file if
 * that process is a zombie or another program, which PostgreSQL would mistake for the server. The caller must hold the
 * data folder lock.
 */
export async function waitForOrphan(cluster: string): Promise<number | undefined> {
  const until = elapsed() + patience;
  for (;;) {
    const pid = await serverPid(cluster);
    if (pid === undefined) return undefined;
    if (!(await isServerOf(pid, cluster))) return pid;
    if (elapsed() > until) {
      throw new CannotStart(
        `A database server (process ${pid}) is still running on ${cluster}. End it with: kill -INT ${pid} - and start again.`,
      );
    }
    await pause(20);
  }
}

/** The PID in PostgreSQL's lock file, even if that process is dead. */
export async function serverPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? undefined : pid;
}

/** True if the process is a living PostgreSQL server on this cluster, not a zombie. */
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
  // A PostgreSQL server's working directory is the cluster. If the directory is not readable, trust the lock file.
  const [theirFolder, ourFolder] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => undefined), stat(cluster)]);
  return theirFolder === undefined || (theirFolder.ino === ourFolder.ino && theirFolder.dev === ourFolder.dev);
}

async function isServerByPs(pid: number, cluster: string): Promise<boolean> {
  const output = await promisify(execFile)('ps', ['-o', 'stat=,command=', '-p', String(pid)]).catch(() => undefined);
  return output !== undefined && !output.stdout.trim().startsWith('Z') && output.stdout.includes(cluster);
}
