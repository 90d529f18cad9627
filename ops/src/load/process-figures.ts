import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;
const kibibytesPerMegabyte = 1024;

export type ProcessUsage = { readonly cpuSeconds: number; readonly megabytes: number };

/** Reads the CPU time and memory of a process from Linux's `/proc`. */
export async function readProcessUsage(pid: number): Promise<ProcessUsage> {
  const [stat, status] = await Promise.all(['stat', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')));
  const fields = (stat ?? '').replace(/^.*\) /, '').split(' ');
  const kibibytes = Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1]);
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    megabytes: kibibytes / kibibytesPerMegabyte,
  };
}

/** Least-squares slope per unit of `x`. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
