import type { Ran } from '../outcomes/outcome.ts';

const group = /\[(C-[A-Z]+-\d+(?:\s*,\s*C-[A-Z]+-\d+)*)\]/g;

/** The ids in a test's title: `[C-STORY-014]` or `[C-STORY-014, C-API-015]`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(group)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/** Which ids are proven: some test that names them passed, and none that names them failed or was skipped. */
export function provenRows(ran: readonly Ran[]): Set<string> {
  const withState = (isWanted: (state: Ran['state']) => boolean): Set<string> =>
    new Set(ran.filter(({ state }) => isWanted(state)).flatMap(({ title }) => idsIn(title)));
  const shaken = withState((state) => state !== 'passed');
  return new Set([...withState((state) => state === 'passed')].filter((id) => !shaken.has(id)));
}
