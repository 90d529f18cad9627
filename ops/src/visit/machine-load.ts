import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export type MachineLoad = { readonly processors: number; readonly busyShare: number; readonly load: number };

/** Measures the load of other processes during one idle second. */
export async function measureLoad(): Promise<MachineLoad> {
  const before = cpus();
  await wait(1000);
  const after = cpus();
  const spent = (of: typeof before, idle: boolean): number =>
    of.flatMap(({ times }) => (idle ? [times.idle] : Object.values(times))).reduce((sum, each) => sum + each, 0);
  const all = spent(after, false) - spent(before, false);
  const idle = spent(after, true) - spent(before, true);
  return { processors: after.length, busyShare: all > 0 ? 1 - idle / all : 0, load: loadavg()[0] ?? 0 };
}

/** Returns a line to print above measurements, with a warning above 15 %. */
export function describeLoad({ processors, busyShare, load }: MachineLoad): string {
  const figures = `${processors} processors, ${Math.round(busyShare * 100)} % busy before the start, load ${load.toFixed(1)}.`;
  return busyShare > 0.15
    ? `${figures}\nOTHER PROCESSES ARE BUSY on this machine: the results below are not reliable.`
    : figures;
}
