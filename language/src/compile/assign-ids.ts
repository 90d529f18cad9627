import { type FactsOf, type FactTable, placeOf } from '../meaning/read-facts.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Block, Problem, Words } from '../syntax/block.ts';
import type { LockedKind, LockLine } from './ids-lock.ts';

/** Numbers below this are only ever pinned by an author. */
export const FIRST_ASSIGNED = 200_001;

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
  readonly within: number | undefined;
  readonly block: Block;
  readonly pinned: number | undefined;
  readonly formerly: string | undefined;
};

/** Gives each thing its number: the pinned one, the one it has, the one its old name had, or the next. */
export function assignIds(world: WrittenWorld, lock: readonly LockLine[]): Ids {
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
    for (const branch of storylet.branches) give(wants('branch', branch, id));
  }
  for (const timed of world.timed) give(wants('timed', timed));
  for (const shop of world.shops) {
    const id = give(wants('shop', shop));
    for (const ware of shop.wares) give(wants('ware', ware, id));
  }
  for (const persona of world.personas) give(wants('persona', persona));
  for (const act of world.acts) give(wants('act', act));
  for (const agent of world.agents) give(wants('agent', agent));
  for (const concern of world.concerns) {
    give(wants('concern', concern));
    for (const plot of concern.plots) give(wants('plot', plot));
  }
  for (const item of world.storeItems) give(wants('store item', item));
  for (const snippet of world.snippets) give(wants('snippet', snippet));
  for (const advert of world.adverts) give(wants('advert', advert));
  for (const news of world.news) give(wants('news', news));
  const lines = [...book.pages.values()].flatMap(({ byNumber }) => [...byNumber.values()]);
  return { of, lines, problems: book.problems };
}

type Thing = { readonly block: Block; readonly facts: FactsOf<FactTable> };

const wants = (kind: LockedKind, { block, facts }: Thing, within?: number): Wanting => ({
  kind,
  within,
  block,
  pinned: facts.id as number | undefined,
  formerly: (facts.was as Words | undefined)?.text,
});

type Book = {
  readonly pages: Map<LockedKind, Page>;
  readonly problems: Problem[];
  next: number;
};

/** All numbers given to one kind of thing. */
type Page = { readonly byNumber: Map<number, LockLine>; readonly byName: Map<string, LockLine> };

function openBook(lock: readonly LockLine[]): Book {
  const book: Book = { pages: new Map(), problems: [], next: FIRST_ASSIGNED };
  for (const line of lock) {
    enter(pageOf(book, line.kind), line);
    book.next = Math.max(book.next, line.id + 1);
  }
  return book;
}

function pageOf({ pages }: Book, kind: LockedKind): Page {
  const page = pages.get(kind) ?? { byNumber: new Map(), byName: new Map() };
  pages.set(kind, page);
  return page;
}

const nameKey = (within: number | undefined, name: string): string =>
  within === undefined ? name : `${within} ${name}`;

function numberFor(book: Book, wanting: Wanting): number {
  const { kind, within, block, pinned, formerly } = wanting;
  const name = block.heading.text;
  const page = pageOf(book, kind);
  const known =
    page.byName.get(nameKey(within, name)) ??
    (formerly === undefined ? undefined : page.byName.get(nameKey(within, formerly)));
  const id = pinned ?? known?.id ?? book.next++;
  const problem = pinned === undefined ? undefined : wrongPin(page, wanting, known, pinned);
  if (problem) book.problems.push({ at: placeOf(block, 'id'), message: problem });
  else if (known?.name === name && known.id === id) page.byNumber.set(id, known);
  else enter(page, { kind, id, ...(within === undefined ? {} : { of: within }), name });
  return id;
}

function wrongPin(
  { byNumber }: Page,
  { block, formerly }: Wanting,
  known: LockLine | undefined,
  pinned: number,
): string | undefined {
  if (pinned >= FIRST_ASSIGNED) return `numbers from ${FIRST_ASSIGNED} up are given, not pinned`;
  if (known && known.id !== pinned) return `"${known.name}" already has the number ${known.id}, and keeps it`;
  const holder = byNumber.get(pinned)?.name;
  if (holder === undefined || holder === block.heading.text || holder === formerly) return undefined;
  return `the number ${pinned} belongs to "${holder}"`;
}

function enter({ byNumber, byName }: Page, line: LockLine): void {
  byNumber.set(line.id, line);
  byName.set(nameKey(line.of, line.name), line);
}
