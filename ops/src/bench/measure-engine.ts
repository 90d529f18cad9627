import { engines } from './engines.ts';
import type { Peer } from './peer.ts';
import { openPeer as openPlainLoop } from './peers/plain-loop.ts';
import { cpuSeconds, type Rate, rateOf } from './rounds.ts';
import { type Kind, tasksOf } from './tasks.ts';
import { type Workload, workloadOf } from './workload.ts';

/** One engine at one size; seconds of CPU time for each task. */
export type Orders = { readonly engine: string; readonly size: number; readonly seconds: number };

export type Measured = Orders & {
  readonly rates: Readonly<Record<Kind, Rate>>;
  /** CPU seconds and megabytes it took to make it ready. */
  readonly ready: { readonly seconds: number; readonly megabytes: number };
};

export async function measureEngine({ engine, size, seconds }: Orders): Promise<Measured> {
  const workload = workloadOf(size);
  const plain = await openPlainLoop(workload);
  const open = await engines[engine]?.();
  if (!open) throw new Error(`there is no engine "${engine}"`);
  const before = heapMegabytes();
  const startedAt = cpuSeconds();
  const peer = await open(workload);
  peer.load(0);
  await peer.list();
  const ready = { seconds: cpuSeconds() - startedAt, megabytes: heapMegabytes() - before };
  await check(peer, plain, workload);

  const [tasks, plainTasks] = [tasksOf(peer, workload), tasksOf(plain, workload)];
  const rates = {
    list: await rateOf(tasks.list(), plainTasks.list(), seconds),
    draw: await rateOf(tasks.draw(), plainTasks.draw(), seconds),
    step: await rateOf(tasks.step(), plainTasks.step(), seconds),
  };
  return { engine, size, seconds, rates, ready };
}

/** An engine that lists something else is not measured: five people, as they come and after each of three steps. */
async function check(peer: Peer, plain: Peer, { people }: Workload): Promise<void> {
  for (const person of people.slice(0, 5).keys()) {
    peer.load(person);
    plain.load(person);
    for (let step = 0; step <= 3; step++) {
      const expected = idsOf(plain, await plain.list());
      if (String(idsOf(peer, await peer.list())) !== String(expected)) {
        throw new Error(`person ${person} is told another list than by the plain loop after ${step} steps`);
      }
      const next = expected[(step * 7) % expected.length];
      if (next === undefined) break;
      peer.does(next);
      plain.does(next);
    }
  }
}

const idsOf = (peer: Peer, list: readonly unknown[]): readonly number[] => list.map(peer.idOf).sort((a, b) => a - b);

function heapMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}
