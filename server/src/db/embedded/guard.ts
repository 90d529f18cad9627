import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { plainEnvironment, type RunAs, runAs } from './run-as.ts';

/** A program that ends whenever this process ends, even after kill -9. */
export type GuardedProcess = {
  /** PID of the program, not of the guard. */
  readonly pid: number;
  /** The exit code; `undefined` while it runs. */
  exitCode(): number | undefined;
  readonly exited: Promise<number>;
  /**
   * Requests a fast shutdown and waits until the program has ended. After 8 seconds, requests an immediate shutdown. After 10 seconds,
   * kills the program.
   */
  stop(): Promise<number>;
};

// Only this Node process holds descriptor 3, a pipe. When the pipe closes, on request or because this process died, the
// guard interrupts the program. The guard also reaps the program. Otherwise, a zombie would keep the PID if the init
// process does not reap. Finally, the guard removes the folder $1, unless $1 is empty.
const guard = `
folder=$1; shift
"$@" 3<&- 4>&- </dev/null &
program=$!
echo $program >&4
exec 4>&-
(
  while read -r _ <&3; do :; done
  kill -INT $program
  i=0
  while [ $i -lt 80 ] && kill -0 $program; do sleep 0.1; i=$((i+1)); done
  kill -QUIT $program
  sleep 2
  kill -KILL $program
) 2>/dev/null &
watch=$!
exec 3<&-
trap '' HUP INT TERM
wait $program
code=$?
kill -9 $watch 2>/dev/null
[ -z "$folder" ] || rm -rf "$folder"
exit $code
`;

export type GuardOptions = {
  readonly account: RunAs;
  readonly file: string;
  readonly args: readonly string[];
  readonly logFd: number;
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly removeAfterwards?: string;
};

export async function startGuarded(options: GuardOptions): Promise<GuardedProcess> {
  const { account, logFd } = options;
  const command = runAs(account, '/bin/sh', [
    '-c',
    guard,
    'guard',
    options.removeAfterwards ?? '',
    options.file,
    ...options.args,
  ]);
  const child = spawn(command.file, command.args, {
    cwd: options.cwd,
    env: { ...plainEnvironment, ...options.env },
    // Runs in its own session, so that Ctrl-C reaches only this process, which then stops the child.
    detached: true,
    stdio: ['ignore', logFd, logFd, 'pipe', 'pipe'],
    ...(command.uid === undefined ? {} : { uid: command.uid }),
    ...(command.gid === undefined ? {} : { gid: command.gid }),
  });
  let exitCode: number | undefined;
  const exited = exitOf(child).then((code) => {
    exitCode = code;
    return code;
  });
  const lifeline = child.stdio[3] as Writable;
  lifeline.on('error', () => undefined);
  const pid = await firstLine(child);
  return {
    pid: Number(pid),
    exitCode: () => exitCode,
    exited,
    stop() {
      lifeline.end();
      return exited;
    },
  };
}

async function exitOf(child: ChildProcess): Promise<number> {
  const [code] = await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [127])]);
  return (code as number | null) ?? 1;
}

/** Reads the program's PID from the guard. Empty if the program did not start. */
async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  const answers = child.stdio[4] as Readable;
  answers.on('error', () => undefined);
  for await (const piece of answers) text += String(piece);
  return text.trim();
}
