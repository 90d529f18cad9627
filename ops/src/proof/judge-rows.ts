import type { TestKind, TestRun } from '../test-results/test-results.ts';
import type { Check, Row } from './checklist.ts';
import type { OpenRow } from './open-rows.ts';

/**
 * The state of a row. *proven*: each kind its Check column wants has a passing test, and none that names it failed.
 * *half*: some kind has, another has not. *ready*: the client does it and a test shows it, but no call of the server
 * leads there yet. *open*: no test shows it. *overruled*: decided otherwise.
 */
export type RowState = 'proven' | 'half' | 'ready' | 'open' | 'overruled';

export type JudgedRow = Row & {
  readonly state: RowState;
  readonly wanting: readonly Check[];
  readonly reason?: string;
};

export type Judgement = {
  readonly rows: readonly JudgedRow[];
  /** One line for each thing that does not fit together: ids that are no rows, notes that are no longer true. */
  readonly problems: readonly string[];
};

const claim = /\[(C-[A-Z]+-\d+(?:\s*,\s*C-[A-Z]+-\d+)*)\]/g;

/** The ids in a test's title: `[C-STORY-014]` or `[C-STORY-014, C-API-015]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(claim)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/** A journey goes through the server's calls as well, and every test through functions. */
const proves: Readonly<Record<Check, readonly TestKind[]>> = {
  unit: ['unit', 'api', 'e2e'],
  api: ['api', 'e2e'],
  e2e: ['e2e'],
  look: ['unit', 'api', 'e2e'],
};

/** Judges every row of the checklist by the tests that ran and by what is noted of the open ones. */
export function judgeRows(checklist: readonly Row[], notes: readonly OpenRow[], ran: readonly TestRun[]): Judgement {
  const claims = new Map<string, TestRun[]>();
  for (const test of ran) for (const id of idsIn(test.title)) claims.set(id, [...(claims.get(id) ?? []), test]);
  const noted = new Map(notes.map((note) => [note.id, note]));
  const rows = checklist.map((row) => judge(row, noted.get(row.id), claims.get(row.id) ?? []));
  return { rows, problems: [...problemsOf(rows, claims), ...problemsOfNotes(checklist, notes)] };
}

function judge(row: Row, note: OpenRow | undefined, tests: readonly TestRun[]): JudgedRow {
  const isShaken = tests.some(({ state }) => state !== 'passed');
  const kinds = new Set(isShaken ? [] : tests.map(({ kind }) => kind));
  const wanting = row.checks.filter((check) => !proves[check].some((kind) => kinds.has(kind)));
  const found = wanting.length === 0 ? 'proven' : kinds.size > 0 ? 'half' : 'open';
  const state = note === undefined || note.section === 'open' ? found : note.section;
  return { ...row, state, wanting, ...(note && { reason: note.reason }) };
}

function problemsOf(rows: readonly JudgedRow[], claims: ReadonlyMap<string, readonly TestRun[]>): string[] {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...claims].flatMap(([id, tests]) =>
    known.has(id) ? [] : tests.map(({ title }) => `"${title}" names ${id}, which is no row of the checklist.`),
  );
  const untrue = rows.flatMap(({ id, state, reason }) => {
    if (state === 'proven' && reason !== undefined) return [`${id} is proven; take it out of docs/spec/open-rows.md.`];
    if (state === 'ready' && !claims.has(id)) return [`${id} is said to be ready, and no test shows that it is.`];
    return state === 'overruled' && claims.has(id) ? [`${id} is overruled, and a test names it.`] : [];
  });
  return [...unknown, ...untrue];
}

function problemsOfNotes(checklist: readonly Row[], notes: readonly OpenRow[]): string[] {
  const known = new Set(checklist.map(({ id }) => id));
  return notes.flatMap(({ id }, place) => {
    if (!known.has(id)) return [`docs/spec/open-rows.md names ${id}, which is no row of the checklist.`];
    const isSecond = notes.findIndex((note) => note.id === id) < place;
    return isSecond ? [`docs/spec/open-rows.md names ${id} twice.`] : [];
  });
}
