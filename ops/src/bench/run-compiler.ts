import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { CompileJob, CompileResult } from './compile-process.ts';

export type CompilerRun = CompileResult & { readonly seconds: number };

/** Starts the compiler in a new process, as `npm run world` does. */
export function runCompiler(job: CompileJob): Promise<CompilerRun> {
  const startedAt = performance.timeOrigin + performance.now();
  const child = fork(join(root, 'ops', 'run.mjs'), ['bench/compile-process'], { silent: true });
  let output = '';
  let times: CompileResult | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.once('message', (message) => {
    times = message as CompileResult;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (times) resolve({ ...times, seconds: (times.endedAt - startedAt) / 1000 });
      else reject(new Error(`The compiler exited with code ${code}.\n${output.slice(0, 2000)}`));
    });
    child.send(job);
  });
}
