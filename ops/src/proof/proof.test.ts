import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import type { TestRun } from '../test-results/test-results.ts';
import { type Check, type Row, readChecklist } from './checklist.ts';
import { judgeRows, type RowState } from './judge-rows.ts';
import { readOpenRows } from './open-rows.ts';

const [one, two] = ['C-STORY-001', 'C-STORY-002'];
const aRow = (id: string, ...checks: readonly Check[]): Row => ({ id, area: 'STORY', statement: 'So it is.', checks });
const aTest = (rows: readonly string[], kind: TestRun['kind'], state: TestRun['state'] = 'passed'): TestRun => ({
  title: 'a test',
  rows,
  kind,
  state,
});

/** The state of a row that requires these checks, judged by these tests. */
const stateOf = (checks: readonly Check[], ...tests: readonly TestRun[]): RowState | undefined =>
  judgeRows([aRow(one, ...checks)], [], tests).rows[0]?.state;

test('a row is proven if each kind of its Check column has a passing test, and half if one has none', () => {
  const [unit, api, e2e] = [aTest([one], 'unit'), aTest([two, one], 'api'), aTest([one], 'e2e')];

  expect(stateOf(['unit', 'e2e'], unit, e2e)).toBe('proven');
  expect(stateOf(['unit', 'e2e'], unit)).toBe('half');
  expect(stateOf(['e2e'], unit, api)).toBe('half');
  expect(stateOf(['api'], unit)).toBe('half');
  expect(stateOf(['api'], api)).toBe('proven');
  expect(stateOf(['api'], e2e)).toBe('proven');
  expect(stateOf(['unit', 'look'], unit)).toBe('proven');
  expect(stateOf(['unit'])).toBe('open');
});

test('a row is not proven when one of its tests failed, was skipped or was flaky', () => {
  for (const state of ['failed', 'skipped', 'flaky'] as const)
    expect(stateOf(['unit'], aTest([one], 'unit'), aTest([one], 'unit', state)), state).toBe('open');
});

test('a row that needs an operator or is overruled is not proven, and a test that names it is a problem', () => {
  const notes = readOpenRows(`## Needs an operator\n| ${one} | A bank. |\n## Overruled\n| ${two} | AVIF. |`);
  const rows = [aRow(one, 'e2e'), aRow(two, 'unit')];

  const right = judgeRows(rows, notes, []);
  expect([right.rows.map(({ state }) => state), right.problems]).toEqual([['needs an operator', 'overruled'], []]);
  const wrong = judgeRows(rows, notes, [aTest([one], 'e2e'), aTest([two], 'unit')]);
  expect([wrong.rows.map(({ state }) => state), wrong.problems]).toEqual([
    ['needs an operator', 'overruled'],
    [`${one} needs an operator, but a test names it.`, `${two} is overruled, but a test names it.`],
  ]);
});

test('an unknown or misspelt row id, an outdated note and a repeated note are problems', () => {
  const notes = readOpenRows(`| ${one} | Later. |\n| C-STORY-999, ${one} | Later. |`);

  expect(judgeRows([aRow(one, 'unit')], notes, [aTest([one, 'C-STORY-998', 'C-STROY-001'], 'unit')]).problems).toEqual([
    '"a test" names C-STORY-998, which is not a row of the checklist.',
    '"a test" names C-STROY-001, which is not a row of the checklist.',
    `${one} is proven. Remove it from docs/spec/open-rows.md.`,
    'docs/spec/open-rows.md names C-STORY-999, which is not a row of the checklist.',
    `docs/spec/open-rows.md names ${one} twice.`,
  ]);
});

test('an open or half-proven row without a note is a problem, and with a note it is not', () => {
  const rows = [aRow(one, 'unit', 'e2e'), aRow(two, 'unit')];
  const tests = [aTest([one], 'unit')];

  expect(judgeRows(rows, [], tests).problems).toEqual([
    `${one} is half (missing: e2e). Add a test, or say why in docs/spec/open-rows.md.`,
    `${two} is open (missing: unit). Add a test, or say why in docs/spec/open-rows.md.`,
  ]);
  expect(judgeRows(rows, readOpenRows(`| ${one}, ${two} | No browser shows it. |`), tests).problems).toEqual([]);
});

test('a test that names too many rows, or names a row in its title, is a problem', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `C-MAP-${String(at).padStart(3, '0')}`);
  const rows = ids.map((id) => aRow(id, 'unit'));
  const titled: TestRun = { ...aTest([], 'unit'), title: `opens a gate [${one}]` };

  expect(judgeRows(rows, [], [aTest(ids, 'unit'), titled]).problems).toEqual([
    '"a test" names 10 rows. Split it: a test names at most 9.',
    `"opens a gate [${one}]" names a row in its title. Move it to the metadata "rows".`,
  ]);
});

test('reads each row of the checklist with its area, statement and checks', () => {
  const row = (checks: string) => `| Id | Source |\n|---|---|\n| C-GATE-002 | core §1 L7 | It opens. | ${checks} |`;

  expect(readChecklist(row('e2e, api'))).toEqual([
    { id: 'C-GATE-002', area: 'GATE', statement: 'It opens.', checks: ['e2e', 'api'] },
  ]);
  expect(() => readChecklist(row('e2e, ear'))).toThrow('C-GATE-002 requires the unknown check "ear"');
});

test('reads notes on open rows with section and reason, from lists and ranges of ids', () => {
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

test('every note of open-rows.md names a row of the checklist, once', () => {
  const checklist = readChecklist(docs('checklist.md'));
  const { problems } = judgeRows(checklist, readOpenRows(docs('open-rows.md')), []);

  expect(checklist).toHaveLength(1213);
  expect(problems.filter((problem) => problem.startsWith('docs/spec/open-rows.md'))).toEqual([]);
});

const docs = (name: string) => readFileSync(join(root, 'docs', 'spec', name), 'utf8');
