import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOfSources } from '../build/fingerprint.ts';
import { root } from '../root.ts';
import { lastReport, testedSources } from '../test-results/last-reports.ts';
import { readChecklist } from './checklist.ts';
import { type Judgement, judgeRows } from './judge-rows.ts';
import { readOpenRows } from './open-rows.ts';

const readSpec = (name: string): string => readFileSync(join(root, 'docs', 'spec', name), 'utf8');

/**
 * Judges the checklist by the last test run, and writes `reports/conformance.json` with the fingerprint of the sources.
 */
export function conformance(): Judgement {
  const checklist = readChecklist(readSpec('checklist.md'));
  const [units, journeys] = [lastReport('vitest'), lastReport('journeys')];
  const judgement = judgeRows(checklist, readOpenRows(readSpec('open-rows.md')), [
    ...(units ?? []),
    ...(journeys ?? []),
  ]);
  const sources = fingerprintOfSources();
  const problems = [
    ...(checklist.length === 0 ? ['docs/spec/checklist.md has no readable rows.'] : []),
    ...(units === undefined ? ['There is no report of the unit tests: run "npm test" first.'] : []),
    ...(journeys === undefined ? ['There is no report of the journeys: run "npm test" first.'] : []),
    ...(testedSources() === sources ? [] : ['The sources have changed since the last test run: run "npm test" again.']),
    ...judgement.problems,
  ];
  const states = Object.fromEntries(judgement.rows.map(({ id, state }) => [id, state]));
  const report = { sources: testedSources(), states, problems };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports', 'conformance.json'), `${JSON.stringify(report, null, 1)}\n`);
  return { rows: judgement.rows, problems };
}

const countedStates = ['proven', 'half', 'open', 'needs an operator', 'overruled'] as const;

/** One line with the number of rows in each state. */
export function countLine(name: string, rows: Judgement['rows']): string {
  const counts = countedStates.map((state) => {
    const { length } = rows.filter((row) => row.state === state);
    return length === 0 ? '' : `${state} ${length}`;
  });
  return `${name.padEnd(9)} ${String(rows.length).padStart(4)}: ${counts.filter(Boolean).join(', ')}`;
}
