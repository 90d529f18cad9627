import type { TestKind, TestRun } from '../test-results/test-results.ts';
import type { Check, Row } from './checklist.ts';
import type { OpenRow } from './open-rows.ts';

/**
 * State of a row.
 * - proven: each kind in its Check column has a passing test, and no test that names the row failed.
 * - half: at least one kind has a passing test, and another has none.
 * - open: no passing test names it.
 * - needs an operator: only a service outside the project can show it, such as a real payment provider.
 * - overruled: the project decided otherwise.
 */
export type RowState = 'proven' | 'half' | 'open' | 'needs an operator' | 'overruled';

export type JudgedRow = Row & {
  readonly state: RowState;
  readonly missing: readonly Check[];
  readonly reason?: string;
};

export type Judgement = {
  readonly rows: readonly JudgedRow[];
  /** One line for each contradiction, such as an unknown row id or an outdated note. */
  readonly problems: readonly string[];
};

/** A test that names more rows must be split. */
const maxRowsPerTest = 9;

const rowId = /\bC-[A-Z]+-\d/;

/** The test kinds that satisfy each check. A browser test also covers the server, and every test covers functions. */
const satisfiedBy: Readonly<Record<Check, readonly TestKind[]>> = {
  unit: ['unit', 'api', 'e2e'],
  api: ['api', 'e2e'],
  e2e: ['e2e'],
  look: ['unit', 'api', 'e2e'],
};

/** Judges every row by the tests that name it, and by the notes on open rows. */
export function judgeRows(checklist: readonly Row[], notes: readonly OpenRow[], tests: readonly TestRun[]): Judgement {
  const claims = new Map<string, TestRun[]>();
  for (const test of tests) for (const id of test.rows) claims.set(id, [...(claims.get(id) ?? []), test]);
  const noteOf = new Map(notes.map((note) => [note.id, note]));
  const rows = checklist.map((row) => judge(row, noteOf.get(row.id), claims.get(row.id) ?? []));
  const problems = [...problemsOfTests(checklist, tests), ...problemsOfRows(rows, claims)];
  return { rows, problems: [...problems, ...problemsOfNotes(checklist, notes)] };
}

function judge(row: Row, note: OpenRow | undefined, tests: readonly TestRun[]): JudgedRow {
  const hasFailure = tests.some(({ state }) => state !== 'passed');
  const kinds = new Set(hasFailure ? [] : tests.map(({ kind }) => kind));
  const missing = row.checks.filter((check) => !satisfiedBy[check].some((kind) => kinds.has(kind)));
  const byTests = missing.length === 0 ? 'proven' : kinds.size > 0 ? 'half' : 'open';
  const state = note === undefined || note.section === 'open' ? byTests : note.section;
  return { ...row, state, missing, ...(note && { reason: note.reason }) };
}

function problemsOfTests(checklist: readonly Row[], tests: readonly TestRun[]): string[] {
  const known = new Set(checklist.map(({ id }) => id));
  return tests.flatMap(({ title, rows }) => [
    ...rows.filter((id) => !known.has(id)).map((id) => `"${title}" names ${id}, which is not a row of the checklist.`),
    ...(rows.length > maxRowsPerTest
      ? [`"${title}" names ${rows.length} rows. Split it: a test names at most ${maxRowsPerTest}.`]
      : []),
    ...(rowId.test(title) ? [`"${title}" names a row in its title. Move it to the metadata "rows".`] : []),
  ]);
}

function problemsOfRows(rows: readonly JudgedRow[], claims: ReadonlyMap<string, readonly TestRun[]>): string[] {
  return rows.flatMap(({ id, state, reason, missing }) => {
    if (state === 'proven' && reason !== undefined) return [`${id} is proven. Remove it from docs/spec/open-rows.md.`];
    if ((state === 'open' || state === 'half') && reason === undefined)
      return [`${id} is ${state} (missing: ${missing.join(', ')}). Add a test, or say why in docs/spec/open-rows.md.`];
    if (!claims.has(id)) return [];
    if (state === 'needs an operator') return [`${id} needs an operator, but a test names it.`];
    return state === 'overruled' ? [`${id} is overruled, but a test names it.`] : [];
  });
}

function problemsOfNotes(checklist: readonly Row[], notes: readonly OpenRow[]): string[] {
  const known = new Set(checklist.map(({ id }) => id));
  return notes.flatMap(({ id }, place) => {
    if (!known.has(id)) return [`docs/spec/open-rows.md names ${id}, which is not a row of the checklist.`];
    const isSecond = notes.findIndex((note) => note.id === id) < place;
    return isSecond ? [`docs/spec/open-rows.md names ${id} twice.`] : [];
  });
}
