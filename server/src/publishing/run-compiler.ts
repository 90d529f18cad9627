import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { RuntimeDeps } from '../runtime/runtime.ts';

type Run = {
  readonly program: string;
  readonly input: string;
  readonly output: string;
  readonly progress: (step: string) => void;
  /** Ends the program. */
  readonly signal: AbortSignal;
};

const maxMinutes = 15;
const maxMemoryMb = 1024;
/** Exit code of Node when the heap is full: 128 and SIGABRT. */
const outOfMemory = new Set<unknown>([134, 'SIGABRT']);
const maxShownError = 500;

/**
 * Runs the compiler in a process of its own, without the variables of this one. Resolves when it has ended well, or with
 * the limit that the world exceeds.
 *
 * @throws Error if the program ended otherwise, which says nothing about the world
 */
export async function runCompiler(
  { runtime }: RuntimeDeps,
  { program, input, output, progress, signal }: Run,
): Promise<string | undefined> {
  const args = [`--max-old-space-size=${maxMemoryMb}`, program, input, output];
  const child = spawn(process.execPath, args, {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  let isLate = false;
  const limit = runtime.after(maxMinutes * 60_000, () => {
    isLate = true;
    child.kill('SIGKILL');
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-maxShownError);
  });
  createInterface({ input: child.stdout }).on('line', (line) => progress(JSON.parse(line) as string));
  try {
    const [code, endedBy] = await new Promise<[number | null, string | null]>((done, fail) => {
      child.on('error', fail);
      child.on('close', (...end) => done(end));
    });
    if (isLate) return `The world takes more than ${maxMinutes} minutes to compile. Use fewer or smaller pictures.`;
    if (outOfMemory.has(endedBy ?? code))
      return `The world needs more than ${maxMemoryMb} MB of memory to compile. Make it smaller.`;
    if (code === 0) return undefined;
    throw new Error(`the compiler ended with ${endedBy ?? code}: ${errors.trim() || 'it printed no reason'}`);
  } finally {
    limit.cancel();
  }
}
