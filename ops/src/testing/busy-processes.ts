import { spawn } from 'node:child_process';

/** A busy loop that ends when its parent process has ended. */
const busy = 'const parent = process.ppid; while (process.ppid === parent);';

/** Starts processes that use all the processor time they get. Returns a function that stops them. */
export function startBusyProcesses(count: number): () => void {
  const started = Array.from({ length: count }, () => spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }));
  return () => {
    for (const each of started) each.kill('SIGKILL');
  };
}
