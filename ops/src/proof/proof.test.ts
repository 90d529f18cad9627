import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { idsIn, provenRows } from './proven-rows.ts';
import { readChecklist } from './read-checklist.ts';
import { readOpenRows } from './read-open-rows.ts';

test('a title may name several rows', () => {
  expect(idsIn('a branch is paid for [C-STORY-014, C-API-015] and [C-GATE-001]')).toEqual([
    'C-STORY-014',
    'C-API-015',
    'C-GATE-001',
  ]);
});

test('a row counts as proven when a test of it passed and none failed or was skipped', () => {
  const proven = provenRows([
    { title: 'one [C-STORY-001]', state: 'passed' },
    { title: 'two [C-STORY-002]', state: 'passed' },
    { title: 'two again [C-STORY-002]', state: 'failed' },
    { title: 'three [C-STORY-003]', state: 'skipped' },
  ]);

  expect([...proven]).toEqual(['C-STORY-001']);
});

test('the rows of the checklist are read with area and statement', () => {
  const text =
    '| Id | Source | Statement | Check |\n|---|---|---|---|\n| C-GATE-002 | core §1 L7 | It opens. | e2e, api |';

  expect(readChecklist(text)).toEqual([{ id: 'C-GATE-002', area: 'GATE', statement: 'It opens.' }]);
});

test('open rows are read with their reasons, several in one line and as a span', () => {
  const text =
    '| Rows | Why |\n|---|---|\n| C-GATE-002 | No map. |\n| C-PAY-008..010, C-MAP-003 | Later. |\n\nC-MAP-004 is told of.';

  expect([...readOpenRows(text)]).toEqual([
    ['C-GATE-002', 'No map.'],
    ['C-PAY-008', 'Later.'],
    ['C-PAY-009', 'Later.'],
    ['C-PAY-010', 'Later.'],
    ['C-MAP-003', 'Later.'],
  ]);
});

test('every open row is a row of the checklist', () => {
  const known = new Set(readChecklist(docs('checklist.md')).map(({ id }) => id));

  expect([...readOpenRows(docs('open-rows.md')).keys()].filter((id) => !known.has(id))).toEqual([]);
});

const docs = (name: string) => readFileSync(join(root, 'docs', 'spec', name), 'utf8');
