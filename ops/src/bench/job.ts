import type { Connection } from '@underhall/server';

/** A job for a measuring process. `seconds` and `warmUp` are in seconds. */
export type Job = { readonly callers: number; readonly seconds: number; readonly warmUp: number };

/** Number of saved commands in `seconds`, and the duration of each in milliseconds. */
export type JobResult = { readonly commands: number; readonly seconds: number; readonly times: readonly number[] };

export type Target = { readonly connection: Connection; readonly characters: readonly number[] };

/**
 * Runs `command` for several callers at once. Each caller sends the next command as soon as the last one is answered.
 */
export async function runJob(job: Job, command: (caller: number, round: number) => Promise<void>): Promise<JobResult> {
  const times: number[] = [];
  const begin = performance.now() + job.warmUp * 1000;
  const end = begin + job.seconds * 1000;
  await Promise.all(
    Array.from({ length: job.callers }, async (_, caller) => {
      for (let round = 0; performance.now() < end; round++) {
        const sentAt = performance.now();
        await command(caller, round);
        const answeredAt = performance.now();
        if (sentAt >= begin && answeredAt <= end) times.push(answeredAt - sentAt);
      }
    }),
  );
  return { commands: times.length, seconds: job.seconds, times };
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);
