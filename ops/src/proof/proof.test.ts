import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import type { TestRun } from '../test-results/test-results.ts';
import { type Check, type Row, readChecklist } from './checklist.ts';
import { idsIn, judgeRows, type RowState } from './judge-rows.ts';
import { readOpenRows } from './open-rows.ts';

const [one, two] = ['C-STORY-001', 'C-STORY-002'];
const aRow = (id: string, ...checks: readonly Check[]): Row => ({ id, area: 'STORY', statement: 'So it is.', checks });
const ran = (title: string, kind: TestRun['kind'], state: TestRun['state'] = 'passed'): TestRun => ({
  title,
  kind,
  state,
});

/** The state of a row that wants these checks, by the tests that ran. */
const stateOf = (checks: readonly Check[], ...tests: readonly TestRun[]): RowState | undefined =>
  judgeRows([aRow(one, ...checks)], [], tests).rows[0]?.state;

test('a title may name several rows', () => {
  expect(idsIn('a branch is paid for [C-STORY-014, C-API-015] and [C-GATE-001]')).toEqual([
    'C-STORY-014',
    'C-API-015',
    'C-GATE-001',
  ]);
});

test('a row is proven when each kind its Check column wants has a passing test, and half when one of them has none', () => {
  const [unit, api, e2e] = [ran(`a [${one}]`, 'unit'), ran(`b [${one}]`, 'api'), ran(`c [${one}]`, 'e2e')];

  expect(stateOf(['unit', 'e2e'], unit, e2e)).toBe('proven');
  expect(stateOf(['unit', 'e2e'], unit)).toBe('half');
  expect(stateOf(['e2e'], unit, api)).toBe('half');
  expect(stateOf(['api'], unit)).toBe('half');
  expect(stateOf(['api'], api)).toBe('proven');
  expect(stateOf(['api'], e2e)).toBe('proven');
  expect(stateOf(['unit', 'look'], unit)).toBe('proven');
  expect(stateOf(['unit'])).toBe('open');
});

test('a row one of whose tests failed, was skipped or needed another try is not proven', () => {
  for (const state of ['failed', 'skipped', 'flaky'] as const)
    expect(stateOf(['unit'], ran(`a [${one}]`, 'unit'), ran(`b [${one}]`, 'unit', state)), state).toBe('open');
});

test('a row that is ready or overruled says so, and needs its test or none', () => {
  const notes = readOpenRows(`## Ready, no server path yet\n| ${one} | No call. |\n## Overruled\n| ${two} | AVIF. |`);
  const rows = [aRow(one, 'e2e'), aRow(two, 'unit')];

  const right = judgeRows(rows, notes, [ran(`a [${one}]`, 'e2e')]);
  expect([right.rows.map(({ state }) => state), right.problems]).toEqual([['ready', 'overruled'], []]);
  expect(judgeRows(rows, notes, [ran(`a [${two}]`, 'unit')]).problems).toEqual([
    `${one} is said to be ready, and no test shows that it is.`,
    `${two} is overruled, and a test names it.`,
  ]);
});

test('a claimed id that is no row, and notes that are no longer true, are problems', () => {
  const notes = readOpenRows(`| ${one} | Later. |\n| C-STORY-999, ${one} | Later. |`);

  expect(judgeRows([aRow(one, 'unit')], notes, [ran(`a [${one}, C-STORY-998]`, 'unit')]).problems).toEqual([
    `"a [${one}, C-STORY-998]" names C-STORY-998, which is no row of the checklist.`,
    `${one} is proven; take it out of docs/spec/open-rows.md.`,
    'docs/spec/open-rows.md names C-STORY-999, which is no row of the checklist.',
    `docs/spec/open-rows.md names ${one} twice.`,
  ]);
});

test('the rows of the checklist are read with area, statement and checks', () => {
  const row = (checks: string) => `| Id | Source |\n|---|---|\n| C-GATE-002 | core §1 L7 | It opens. | ${checks} |`;

  expect(readChecklist(row('e2e, api'))).toEqual([
    { id: 'C-GATE-002', area: 'GATE', statement: 'It opens.', checks: ['e2e', 'api'] },
  ]);
  expect(() => readChecklist(row('e2e, ear'))).toThrow('C-GATE-002 asks for the check "ear"');
});

test('open rows are read with their section and reason, several in one line and as a span', () => {
  const text =
    '| Rows | Why |\n|---|---|\n| C-GATE-002 | No map. |\n\n## Overruled\n\n| C-PAY-008..010, C-MAP-003 | Else. |\n\nC-MAP-004 is told of.';

  expect(readOpenRows(text)).toEqual([
    { id: 'C-GATE-002', section: 'open', reason: 'No map.' },
    ...['C-PAY-008', 'C-PAY-009', 'C-PAY-010', 'C-MAP-003'].map((id) => ({
      id,
      section: 'overruled',
      reason: 'Else.',
    })),
  ]);
});

test('the checklist and its open rows fit together', () => {
  const { rows, problems } = judgeRows(readChecklist(docs('checklist.md')), readOpenRows(docs('open-rows.md')), []);

  expect(rows).toHaveLength(1213);
  expect(problems.filter((problem) => !problem.includes('no test shows'))).toEqual([]);
});

const docs = (name: string) => readFileSync(join(root, 'docs', 'spec', name), 'utf8');
