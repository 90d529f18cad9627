import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const ticksInSecond = 100;
const kibibytesInMegabyte = 1024;

export type ProcessFigures = { readonly cpuSeconds: number; readonly megabytes: number };

/** Reads the processor's time that a process has used, and its memory, from Linux's `/proc`. */
export async function figuresOf(pid: number): Promise<ProcessFigures> {
  const [stat, status] = await Promise.all(['stat', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')));
  const fields = (stat ?? '').replace(/^.*\) /, '').split(' ');
  const kibibytes = Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1]);
  return {
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksInSecond,
    megabytes: kibibytes / kibibytesInMegabyte,
  };
}

/** The slope of a line through these figures, a unit of `x`, by least squares. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
