import { median } from './job.ts';

export type Task = () => unknown;

/** Runs per CPU second: medians over all rounds, and the median ratio within a pair of rounds. */
export type Rate = { readonly measured: number; readonly plain: number; readonly ratio: number };

/**
 * Measures a task and a plain one by CPU time. Rounds of both alternate in one process, so that the ratio holds on a
 * busy machine.
 */
export async function rateOf(measured: Task, plain: Task, seconds: number, rounds = 15): Promise<Rate> {
  const pairs: { measured: number; plain: number }[] = [];
  const round = seconds / rounds;
  // The first pair is a warm-up and is dropped. Slow tasks get two more pairs, fast ones up to `rounds`.
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
    // Batches of a tenth of the time make the cost of reading the clock negligible.
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
