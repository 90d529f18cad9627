import type { OpenPeer, Peer } from './peer.ts';
import { openPeer as openPlainLoop } from './peers/plain-loop.ts';
import { cpuSeconds, type Rate, rateOf } from './rounds.ts';
import { type Kind, tasksOf } from './tasks.ts';
import { type Workload, workloadOf } from './workload.ts';

/** Engines by name, ours first. An engine is only loaded by the process that measures it. */
export const engines: Readonly<Record<string, () => Promise<OpenPeer>>> = {
  'ours, from scratch': async () => (await import('./peers/ours.ts')).fromScratch,
  'ours, incremental': async () => (await import('./peers/ours.ts')).incremental,
  'ours, incremental, effects only': async () => (await import('./peers/ours.ts')).incrementalEffectsOnly,
  'json-logic-engine': async () => (await import('./peers/json-logic-engine.ts')).openPeer,
  sift: async () => (await import('./peers/sift.ts')).openPeer,
  inkjs: async () => (await import('./peers/inkjs.ts')).openPeer,
  'json-rules-engine': async () => (await import('./peers/json-rules-engine.ts')).openPeer,
};

/** An engine and a number of storylets. `seconds` is the CPU time for each task. */
export type EngineJob = { readonly engine: string; readonly size: number; readonly seconds: number };

export type EngineResult = EngineJob & {
  readonly rates: Readonly<Record<Kind, Rate>>;
  readonly setup: { readonly seconds: number; readonly megabytes: number };
};

export async function measureEngine({ engine, size, seconds }: EngineJob): Promise<EngineResult> {
  const workload = workloadOf(size);
  const plain = await openPlainLoop(workload);
  const open = await engines[engine]?.();
  if (!open) throw new Error(`There is no engine "${engine}".`);
  const before = heapMegabytes();
  const startedAt = cpuSeconds();
  const peer = await open(workload);
  peer.load(0);
  await peer.list();
  const setup = { seconds: cpuSeconds() - startedAt, megabytes: heapMegabytes() - before };
  await expectSameLists(peer, plain, workload);

  const [tasks, plainTasks] = [tasksOf(peer, workload), tasksOf(plain, workload)];
  const rates = {
    list: await rateOf(tasks.list(), plainTasks.list(), seconds),
    draw: await rateOf(tasks.draw(), plainTasks.draw(), seconds),
    step: await rateOf(tasks.step(), plainTasks.step(), seconds),
  };
  return { engine, size, seconds, rates, setup };
}

/**
 * Throws if an engine lists other storylets than the plain loop. Compares five people at the start and after each of
 * three steps.
 */
async function expectSameLists(peer: Peer, plain: Peer, { people }: Workload): Promise<void> {
  for (const person of people.slice(0, 5).keys()) {
    peer.load(person);
    plain.load(person);
    for (let step = 0; step <= 3; step++) {
      const expected = idsOf(plain, await plain.list());
      if (String(idsOf(peer, await peer.list())) !== String(expected)) {
        throw new Error(`After ${step} steps, the list of person ${person} differs from the plain loop's.`);
      }
      const next = expected[(step * 7) % expected.length];
      if (next === undefined) break;
      peer.apply(next);
      plain.apply(next);
    }
  }
}

const idsOf = (peer: Peer, list: readonly unknown[]): readonly number[] => list.map(peer.idOf).sort((a, b) => a - b);

function heapMegabytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}
