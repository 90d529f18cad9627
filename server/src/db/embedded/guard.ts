import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { plainEnvironment, type RunAs, runAs } from './run-as.ts';

/** A program that cannot outlive this process, not even its kill -9. */
export type GuardedProcess = {
  /** The program's own process, not the guard's. */
  readonly pid: number;
  /** The exit code; `undefined` as long as it runs. */
  exitCode(): number | undefined;
  readonly exited: Promise<number>;
  /** Asks it to end (fast shutdown; after eight seconds immediate, after ten at once) and waits until it has. */
  stop(): Promise<number>;
};

// Descriptor 3 is a pipe that only this Node process holds open: when it closes, by our wish or by our death, the
// guard interrupts the program. The guard is the program's parent and reaps it, so that no zombie keeps its number
// alive under an init process that does not reap. $1 is a folder to remove at the end, or nothing.
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
  /** The file that the program's output is appended to. */
  readonly logFd: number;
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly removeAfterwards?: string;
};

/** Starts a program under a guard that ends it when this process ends. */
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
    // Its own session: Ctrl-C in our terminal is ours to handle, not the database's.
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

/** The program's number, which the guard tells us; nothing when it could not even start. */
async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  const answers = child.stdio[4] as Readable;
  answers.on('error', () => undefined);
  for await (const piece of answers) text += String(piece);
  return text.trim();
}
