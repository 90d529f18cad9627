import type { Problem } from '../syntax/block.ts';

/** In the order of the printed lock. */
const KINDS = [
  'area',
  'lodging',
  'quality',
  'setting',
  'storylet',
  'branch',
  'once',
  'timed',
  'shop',
  'ware',
  'persona',
  'act',
  'agent',
  'concern',
  'plot',
  'store item',
  'snippet',
  'advert',
  'news',
] as const;

export type NumberedKind = (typeof KINDS)[number];

export const isNumberedKind = (kind: string): kind is NumberedKind => (KINDS as readonly string[]).includes(kind);

/** The permanent number of a thing. `of` distinguishes things with the same name. */
export type LockLine = {
  readonly kind: NumberedKind;
  readonly id: number;
  /** Number of the storylet that contains the branch, of the branch that is chosen once, or of the shop of the ware. */
  readonly of?: number;
  readonly name: string;
  /** The world no longer contains it. Its number is never given again, except to a thing of this name. */
  readonly isGone?: true;
};

const HEAD =
  '# The number of each thing, given once and never again. Written by `npm run world compile`; keep it with the stories.';

const OWNED: readonly NumberedKind[] = ['branch', 'once', 'ware'];
const FREE = KINDS.filter((kind) => !OWNED.includes(kind));

const LINE = new RegExp(`^(gone )?(?:(${FREE.join('|')}) (\\d+)|(${OWNED.join('|')}) (\\d+) of (\\d+)) (\\S.*)$`);

export function parseIdsLock(source: string): {
  readonly lines: readonly LockLine[];
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const lines: LockLine[] = [];
  const assignedIds = new Set<string>();
  source.split(/\r?\n/).forEach((text, index) => {
    if (text === '' || text.startsWith('#')) return;
    const line = parseLine(text);
    const number = line && `${line.kind} ${line.id}`;
    const message = !number
      ? 'this is not a valid line; restore ids.lock from the repository'
      : assignedIds.has(number)
        ? `"${number}" is assigned twice; restore ids.lock from the repository`
        : undefined;
    if (message) problems.push({ at: { file: 'ids.lock', line: index + 1, column: 1, length: text.length }, message });
    if (!line || !number) return;
    assignedIds.add(number);
    lines.push(line);
  });
  return { lines, problems };
}

function parseLine(text: string): LockLine | undefined {
  const [, gone, kind, id, ownedKind, ownedId, of, name = ''] = LINE.exec(text) ?? [];
  const isGone = gone ? { isGone: true as const } : {};
  if (ownedKind) return { kind: ownedKind as NumberedKind, id: Number(ownedId), of: Number(of), name, ...isGone };
  return kind ? { kind: kind as NumberedKind, id: Number(id), name, ...isGone } : undefined;
}

/** Sorts by kind and number, so that a new thing adds a line at the end of its kind. */
export function printIdsLock(lines: readonly LockLine[]): string {
  const sorted = [...lines].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.id - b.id);
  return [HEAD, ...sorted.map(printLine), ''].join('\n');
}

export const printLine = ({ kind, id, of, name, isGone }: LockLine): string =>
  `${isGone ? 'gone ' : ''}${kind} ${id}${of === undefined ? '' : ` of ${of}`} ${name}`;
