import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { readPlaywright } from './read-playwright.ts';
import { readVitest } from './read-vitest.ts';
import type { TestRun } from './test-results.ts';

const folder = join(root, 'reports');

/** The two runners, where each leaves its report, and how it is read. */
export const reports = {
  vitest: { path: join(folder, 'vitest.json'), read: readVitest },
  journeys: { path: join(folder, 'journeys.json'), read: readPlaywright },
} as const;

/** The runner that wrote the report. */
export type ReportName = keyof typeof reports;

/** Takes the last report away, so that an old one can never speak for a run that crashed. */
export function clearReport(name: ReportName): void {
  mkdirSync(folder, { recursive: true });
  rmSync(reports[name].path, { force: true });
}

const testedFile = join(folder, 'tested.from');

/** Notes the fingerprint of the sources that are about to be tested. */
export function noteTested(sources: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(testedFile, sources);
}

/** The fingerprint of the sources that the last reports are of; undefined before the first run. */
export const testedSources = (): string | undefined =>
  existsSync(testedFile) ? readFileSync(testedFile, 'utf8') : undefined;

/** The tests of a runner's last run; `undefined` where it left no report, or half of one. */
export function lastReport(name: ReportName): TestRun[] | undefined {
  const { path, read } = reports[name];
  if (!existsSync(path)) return undefined;
  try {
    return read(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
