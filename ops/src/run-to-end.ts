import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

export type ProcessEnd = { readonly code: number; readonly output: string; readonly seconds: number };

type How = { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly isShown?: boolean };

/**
 * Runs a program in the root folder and waits until it ends. Returns its output, or shows it in the terminal with
 * `isShown`. A shown program also receives SIGINT and SIGTERM of this process.
 */
export function runToEnd(program: string, args: readonly string[], how: How = {}): Promise<ProcessEnd> {
  const { cwd = root, env = {}, isShown = false } = how;
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  if (isShown) forwardSignals(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((done) => {
    const seconds = () => (performance.now() - start) / 1000;
    child.on('error', (error) => done({ code: 127, output: `${program}: ${error.message}`, seconds: seconds() }));
    child.on('close', (code) => done({ code: code ?? 1, output: output.trimEnd(), seconds: seconds() }));
  });
}

/** Forwards SIGINT and SIGTERM to the child. When the child has ended, this process ends with the same signal. */
function forwardSignals(child: ChildProcess): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const stop = () => {
    for (const signal of signals) process.off(signal, forward);
  };
  const forward = (signal: NodeJS.Signals) => {
    child.once('close', () => process.kill(process.pid, signal));
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  child.once('close', stop);
  child.once('error', stop);
}
