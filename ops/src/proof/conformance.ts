import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOfSources } from '../build/fingerprint.ts';
import { root } from '../root.ts';
import { lastReport, testedSources } from '../test-results/last-reports.ts';
import { readChecklist } from './checklist.ts';
import { type Judgement, judgeRows } from './judge-rows.ts';
import { readOpenRows } from './open-rows.ts';

const readSpec = (name: string): string => readFileSync(join(root, 'docs', 'spec', name), 'utf8');

/** Judges the checklist by the last test run, and leaves `reports/conformance.json` with the fingerprint of the sources. */
export function conformance(): Judgement {
  const checklist = readChecklist(readSpec('checklist.md'));
  const [units, journeys] = [lastReport('vitest'), lastReport('journeys')];
  const judged = judgeRows(checklist, readOpenRows(readSpec('open-rows.md')), [...(units ?? []), ...(journeys ?? [])]);
  const sources = fingerprintOfSources();
  const problems = [
    ...(checklist.length === 0 ? ['docs/spec/checklist.md has no rows that can be read.'] : []),
    ...(units === undefined ? ['There is no report of the unit tests: run "npm test" first.'] : []),
    ...(journeys === undefined ? ['There is no report of the journeys: run "npm test" first.'] : []),
    ...(testedSources() === sources ? [] : ['The reports are of other sources than these: run "npm test" again.']),
    ...judged.problems,
  ];
  const states = Object.fromEntries(judged.rows.map(({ id, state }) => [id, state]));
  const report = { sources: testedSources(), states, problems };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'conformance.json'), `${JSON.stringify(report, null, 1)}\n`);
  return { rows: judged.rows, problems };
}

const counted = ['proven', 'half', 'ready', 'open', 'overruled'] as const;

/** One line of counts: of an area, or of all rows. */
export function countLine(name: string, rows: Judgement['rows']): string {
  const counts = counted.map((state) => {
    const { length } = rows.filter((row) => row.state === state);
    return length === 0 ? '' : `${state} ${length}`;
  });
  return `${name.padEnd(9)} ${String(rows.length).padStart(4)}: ${counts.filter(Boolean).join(', ')}`;
}
