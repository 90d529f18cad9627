import { median } from './job.ts';

export type Task = () => unknown;

/** Medians over all rounds, in runs per CPU second. `ratio` is the median of the ratios in each pair. */
export type Rate = { readonly measured: number; readonly plain: number; readonly ratio: number };

/**
 * Measures the CPU time of a task and of a plain task. The two alternate in one process, so that the ratio is reliable
 * on a busy machine.
 */
export async function rateOf(measured: Task, plain: Task, seconds: number, rounds = 15): Promise<Rate> {
  const pairs: { measured: number; plain: number }[] = [];
  const round = seconds / rounds;
  // Drops the first pair as a warm-up. Slow tasks get two more pairs, and fast tasks up to `rounds` more.
  const end = cpuSeconds() + 2 * seconds;
  do {
    pairs.push({ measured: await runsPerSecond(round, measured), plain: await runsPerSecond(round, plain) });
  } while (pairs.length < 3 || (pairs.length <= rounds && cpuSeconds() < end));
  const warm = pairs.slice(1);
  return {
    measured: median(warm.map((pair) => pair.measured)),
    plain: median(warm.map((pair) => pair.plain)),
    ratio: median(warm.map((pair) => pair.measured / pair.plain)),
  };
}

/** Returns runs per CPU second of a task, measured for about `seconds`, with at least one run. */
async function runsPerSecond(seconds: number, task: Task): Promise<number> {
  const startedAt = cpuSeconds();
  let times = 0;
  let batch = 1;
  for (let used = 0; used < seconds; used = cpuSeconds() - startedAt) {
    // Reads the clock only once per batch. A batch takes a tenth of the time, so reading the clock costs almost
    // nothing.
    if (used > 0) batch = Math.max(1, Math.floor((times / used) * (seconds / 10)));
    for (let time = 0; time < batch; time++) {
      const answer = task();
      if (answer instanceof Promise) await answer;
    }
    times += batch;
  }
  return times / (cpuSeconds() - startedAt);
}

export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
