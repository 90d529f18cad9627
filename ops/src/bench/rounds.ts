import { median } from './job.ts';

/** A task that is run over and over. */
export type Task = () => unknown;

/** Runs for each CPU second: the medians over the rounds, and the median of the ratios within a pair of rounds. */
export type Rate = { readonly measured: number; readonly plain: number; readonly ratio: number };

/**
 * Measures a task beside a plain one: rounds of both take turns in one process, and what counts is the CPU time
 * they take. So the ratio holds on a machine that others use too; the rates are only as good as the machine.
 */
export async function rateOf(measured: Task, plain: Task, seconds: number, rounds = 15): Promise<Rate> {
  const pairs: { measured: number; plain: number }[] = [];
  const round = seconds / rounds;
  // The first pair warms both up and is thrown away, unless a single time takes longer than all rounds should.
  const end = cpuSeconds() + 2 * seconds;
  do {
    pairs.push({ measured: await timesIn(round, measured), plain: await timesIn(round, plain) });
  } while (pairs.length < 3 || (pairs.length <= rounds && cpuSeconds() < end));
  const warm = pairs.slice(1);
  return {
    measured: median(warm.map((pair) => pair.measured)),
    plain: median(warm.map((pair) => pair.plain)),
    ratio: median(warm.map((pair) => pair.measured / pair.plain)),
  };
}

/** The rate of a task, in runs for each CPU second, measured for about so many seconds; at least one run. */
async function timesIn(seconds: number, task: Task): Promise<number> {
  const startedAt = cpuSeconds();
  let times = 0;
  let batch = 1;
  for (let used = 0; used < seconds; used = cpuSeconds() - startedAt) {
    // As many as should take a tenth of the time, so that looking at the clock costs nothing.
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
