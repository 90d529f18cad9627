import type { Problem } from '../syntax/block.ts';

export type LockedKind = 'area' | 'lodging' | 'quality' | 'setting' | 'storylet' | 'branch';

/** One number given: to which kind of thing, and its name. A branch's name is told apart by its storylet's number. */
export type LockLine = {
  readonly kind: LockedKind;
  readonly id: number;
  readonly storylet?: number;
  readonly name: string;
};

const HEAD =
  '# The number of each thing, given once and never again. Written by `npm run world compile`; keep it in the repository.';

const LINE = /^(?:(area|lodging|quality|setting|storylet) (\d+)|branch (\d+) of (\d+)) (\S.*)$/;

export function parseIdsLock(source: string): {
  readonly lines: readonly LockLine[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const lines: LockLine[] = [];
  const given = new Set<string>();
  source.split(/\r?\n/).forEach((text, index) => {
    if (text === '' || text.startsWith('#')) return;
    const line = parseLine(text);
    const number = line && `${line.kind} ${line.id}`;
    const message = !number ? 'not a line of the lock' : given.has(number) ? `"${number}" is given twice` : undefined;
    if (message) problems.push({ at: { file: 'ids.lock', line: index + 1, column: 1, length: text.length }, message });
    if (!line || !number) return;
    given.add(number);
    lines.push(line);
  });
  return { lines, problems };
}

function parseLine(text: string): LockLine | undefined {
  const [, kind, id, branch, storylet, name = ''] = LINE.exec(text) ?? [];
  if (branch) return { kind: 'branch', id: Number(branch), storylet: Number(storylet), name };
  return kind ? { kind: kind as LockedKind, id: Number(id), name } : undefined;
}

const KINDS: readonly LockedKind[] = ['area', 'lodging', 'quality', 'setting', 'storylet', 'branch'];

/** By kind and number, so that a new thing is a new line at the end of its kind. */
export function printIdsLock(lines: readonly LockLine[]): string {
  const sorted = [...lines].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.id - b.id);
  return [HEAD, ...sorted.map(printLine), ''].join('\n');
}

const printLine = ({ kind, id, storylet, name }: LockLine): string =>
  storylet === undefined ? `${kind} ${id} ${name}` : `${kind} ${id} of ${storylet} ${name}`;
