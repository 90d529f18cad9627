import type { Connection } from '@underhall/server';

/** The task of a measuring process. Times in seconds. */
export type Job = { readonly callers: number; readonly seconds: number; readonly warmUp: number };

/**
 * The result of a job: durable commands (each loads, rules and writes one character) and the duration of each, in ms.
 */
export type Counted = { readonly commands: number; readonly seconds: number; readonly times: readonly number[] };

export type Place = { readonly connection: Connection; readonly characters: readonly number[] };

/** Runs `command` from so many callers at once, each as fast as it gets its answers. */
export async function measure(job: Job, command: (caller: number, round: number) => Promise<void>): Promise<Counted> {
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
