import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

export type MachineLoad = { readonly processors: number; readonly share: number; readonly load: number };

/** Measures the load that other processes put on the machine: for one second, in which this process does nothing. */
export async function measureLoad(): Promise<MachineLoad> {
  const before = cpus();
  await wait(1000);
  const after = cpus();
  const spent = (of: typeof before, idle: boolean): number =>
    of.flatMap(({ times }) => (idle ? [times.idle] : Object.values(times))).reduce((sum, each) => sum + each, 0);
  const all = spent(after, false) - spent(before, false);
  const idle = spent(after, true) - spent(before, true);
  return { processors: after.length, share: all > 0 ? 1 - idle / all : 0, load: loadavg()[0] ?? 0 };
}

/** The load in one line, with a warning above 15 %, to stand above every table of figures. */
export function loadInWords({ processors, share, load }: MachineLoad): string {
  const figures = `${processors} processors, ${Math.round(share * 100)} % of them busy before we began, load ${load.toFixed(1)}`;
  return share > 0.15
    ? `${figures}.\nOTHERS ARE AT WORK on this machine: times below say more about them than about us`
    : figures;
}
