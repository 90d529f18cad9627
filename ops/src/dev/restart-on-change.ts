import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { watchFolder } from './watch-folder.ts';

export type RestartingProgram = {
  /** Ends the program for good. */
  stop(): Promise<void>;
};

/** Runs a program, and starts it again whenever the code in one of the folders changes; one that ended waits for that. */
export function restartOnChange(args: readonly string[], folders: readonly string[]): RestartingProgram {
  let child = start();
  let next = Promise.resolve();
  let isStopped = false;
  const again = (): void => {
    next = next.then(async () => {
      if (isStopped) return;
      await ended(child);
      child = start();
    });
  };
  const stops = folders.map((folder) =>
    watchFolder(join(root, folder), again, (name) => /\.(ts|sql|json)$/.test(name)),
  );
  return {
    async stop() {
      isStopped = true;
      for (const stop of stops) stop();
      await next;
      await ended(child);
    },
  };

  function start(): ChildProcess {
    return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('exit', (code) => {
      if (code) say('Ended with a failure; started again when the code changes.');
    });
  }
}

/** Asks a process to end, and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
