import { spawn } from 'node:child_process';

/** A program that never rests, and ends by itself once whoever started it has gone. */
const busy = 'const parent = process.ppid; while (process.ppid === parent);';

/** Starts so many processes that take all the processor time they get; the answer stops them. */
export function startBusyProcesses(count: number): () => void {
  const started = Array.from({ length: count }, () => spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }));
  return () => {
    for (const each of started) each.kill('SIGKILL');
  };
}
