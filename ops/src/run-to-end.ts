import { spawn } from 'node:child_process';
import { root } from './root.ts';

export type ProcessEnd = { readonly code: number; readonly said: string; readonly seconds: number };

type How = { readonly cwd?: string; readonly env?: Readonly<Record<string, string>>; readonly isShown?: boolean };

/** Runs a program in the project's folder and waits for its end. What it says is kept, or shown at once on demand. */
export function runToEnd(program: string, args: readonly string[], how: How = {}): Promise<ProcessEnd> {
  const { cwd = root, env = {}, isShown = false } = how;
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((done) => {
    const seconds = () => (performance.now() - start) / 1000;
    child.on('error', (error) => done({ code: 127, said: `${program}: ${error.message}`, seconds: seconds() }));
    child.on('close', (code) => done({ code: code ?? 1, said: output.trimEnd(), seconds: seconds() }));
  });
}
