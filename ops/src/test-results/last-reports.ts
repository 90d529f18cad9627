import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { readPlaywright } from './read-playwright.ts';
import { readVitest } from './read-vitest.ts';
import type { TestRun } from './test-results.ts';

const folder = join(root, 'reports');

/** Path and parser of each runner's report. */
export const reports = {
  vitest: { path: join(folder, 'vitest.json'), read: readVitest },
  journeys: { path: join(folder, 'journeys.json'), read: readPlaywright },
} as const;

export type ReportName = keyof typeof reports;

/** Deletes the last report, so that an old one is never read after a crash. */
export function clearReport(name: ReportName): void {
  mkdirSync(folder, { recursive: true });
  rmSync(reports[name].path, { force: true });
}

const testedFile = join(folder, 'tested.from');

/** Records the fingerprint of the sources that will be tested. */
export function noteTested(sources: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(testedFile, sources);
}

/** The fingerprint of the sources of the last test run. Undefined before the first run. */
export const testedSources = (): string | undefined =>
  existsSync(testedFile) ? readFileSync(testedFile, 'utf8') : undefined;

/** The tests of a runner's last run. Undefined if its report is missing or incomplete. */
export function lastReport(name: ReportName): TestRun[] | undefined {
  const { path, read } = reports[name];
  if (!existsSync(path)) return undefined;
  try {
    return read(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
