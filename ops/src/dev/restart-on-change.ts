import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { watchFolder } from './watch-folder.ts';

export type RestartingProgram = {
  /** Ends the program and stops watching. */
  stop(): Promise<void>;
};

/** Runs a program, and restarts it when code in one of the folders changes, even if the program has failed. */
export function restartOnChange(
  args: readonly string[],
  folders: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): RestartingProgram {
  let child = start();
  let next = Promise.resolve();
  let isStopped = false;
  const restart = (): void => {
    next = next.then(async () => {
      if (isStopped) return;
      await endProcess(child);
      child = start();
    });
  };
  const stops = folders.map((folder) =>
    watchFolder(join(root, folder), restart, (name) => /\.(ts|sql|json)$/.test(name)),
  );
  return {
    async stop() {
      isStopped = true;
      for (const stop of stops) stop();
      await next;
      await endProcess(child);
    },
  };

  function start(): ChildProcess {
    return spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...variables },
      stdio: 'inherit',
    }).on('exit', (code) => {
      if (code) say('The program failed. It starts again when its code changes.');
    });
  }
}

/** Sends SIGTERM to a process and waits until it has exited. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
