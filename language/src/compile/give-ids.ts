import type { FactsOf, FactTable } from '../meaning/read-facts.ts';
import { placeOf } from '../meaning/read-facts.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Block, Problem, Words } from '../syntax/block.ts';
import type { LockedKind, LockLine } from './ids-lock.ts';

/** Numbers below this are only ever pinned by an author. */
export const FIRST_GIVEN = 200_001;

export type Ids = {
  /** The number of every block that is a thing. */
  readonly of: ReadonlyMap<Block, number>;
  readonly lines: readonly LockLine[];
  readonly problems: readonly Problem[];
};

/** A thing that wants a number. */
type Wanting = {
  readonly kind: LockedKind;
  /** The number of what it belongs to, where names repeat. */
  readonly within?: number;
  readonly block: Block;
  readonly pinned: number | undefined;
  readonly formerly: string | undefined;
};

/** Gives each thing its number: the pinned one, the one it has, the one its old name had, or the next. */
export function giveIds(world: WrittenWorld, lock: readonly LockLine[]): Ids {
  const book = openBook(lock);
  const of = new Map<Block, number>();
  const give = (wanting: Wanting): number => {
    const id = numberFor(book, wanting);
    of.set(wanting.block, id);
    return id;
  };

  for (const setting of world.settings) give(wants('setting', setting));
  for (const area of world.areas) give(wants('area', area));
  for (const quality of world.qualities) give(wants('quality', quality));
  for (const lodging of world.lodgings) give(wants('lodging', lodging));
  for (const storylet of world.storylets) {
    const id = give(wants('storylet', storylet));
    for (const branch of storylet.branches) give({ ...wants('branch', branch), within: id });
  }
  for (const timed of world.timed) give(wants('timed', timed));
  for (const shop of world.shops) {
    const id = give(wants('shop', shop));
    for (const ware of shop.wares) give({ ...wants('ware', ware), within: id });
  }
  for (const persona of world.personas) give(wants('persona', persona));
  for (const act of world.acts) give(wants('act', act));
  for (const agent of world.agents) give(wants('agent', agent));
  for (const concern of world.concerns) {
    give(wants('concern', concern));
    for (const plot of concern.plots) give(wants('plot', plot));
  }
  return { of, lines: [...book.byNumber.values()], problems: book.problems };
}

type Thing = { readonly block: Block; readonly facts: FactsOf<FactTable> };

const wants = (kind: LockedKind, { block, facts }: Thing): Wanting => ({
  kind,
  block,
  pinned: facts.id as number | undefined,
  formerly: (facts.was as Words | undefined)?.text,
});

type Book = {
  readonly byNumber: Map<string, LockLine>;
  readonly byName: Map<string, LockLine>;
  readonly problems: Problem[];
  next: number;
};

function openBook(lock: readonly LockLine[]): Book {
  const highest = lock.reduce((most, { id }) => Math.max(most, id), FIRST_GIVEN - 1);
  return {
    byNumber: new Map(lock.map((line) => [numberKey(line.kind, line.id), line])),
    byName: new Map(lock.map((line) => [nameKey(line.kind, line.of, line.name), line])),
    problems: [],
    next: highest + 1,
  };
}

const numberKey = (kind: LockedKind, id: number): string => `${kind} ${id}`;
const nameKey = (kind: LockedKind, within: number | undefined, name: string): string =>
  `${kind} ${within ?? ''} ${name}`;

function numberFor(book: Book, wanting: Wanting): number {
  const { kind, within, block, pinned, formerly } = wanting;
  const name = block.heading.text;
  const known =
    book.byName.get(nameKey(kind, within, name)) ??
    (formerly === undefined ? undefined : book.byName.get(nameKey(kind, within, formerly)));
  const id = pinned ?? known?.id ?? book.next++;
  const problem = pinned === undefined ? undefined : wrongPin(book, wanting, known, pinned);
  if (problem) book.problems.push({ at: placeOf(block, 'id'), message: problem });
  else enter(book, { kind, id, ...(within === undefined ? {} : { of: within }), name });
  return id;
}

function wrongPin(
  book: Book,
  { kind, block, formerly }: Wanting,
  known: LockLine | undefined,
  pinned: number,
): string | undefined {
  if (pinned >= FIRST_GIVEN) return `numbers from ${FIRST_GIVEN} up are given, not pinned`;
  if (known && known.id !== pinned) return `"${known.name}" already has the number ${known.id}, and keeps it`;
  const holder = book.byNumber.get(numberKey(kind, pinned))?.name;
  if (holder === undefined || holder === block.heading.text || holder === formerly) return undefined;
  return `the number ${pinned} belongs to "${holder}"`;
}

function enter(book: Book, line: LockLine): void {
  book.byNumber.set(numberKey(line.kind, line.id), line);
  book.byName.set(nameKey(line.kind, line.of, line.name), line);
}
