import { type FactsOf, type FactTable, placeOf } from '../meaning/read-facts.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Block, Problem, Words } from '../syntax/block.ts';
import type { LockLine, NumberedKind } from './ids-lock.ts';

/** Numbers below this are only ever pinned by an author. */
export const FIRST_ASSIGNED = 200_001;

export type Ids = {
  /** The number of every block that is a thing. */
  readonly of: ReadonlyMap<Block, number>;
  readonly lines: readonly LockLine[];
  readonly problems: readonly Problem[];
};

/** A thing that wants a number. */
type NumberRequest = {
  readonly kind: NumberedKind;
  /** The number of what it belongs to, where names repeat. */
  readonly within: number | undefined;
  readonly block: Block;
  readonly pinned: number | undefined;
  readonly formerly: string | undefined;
};

/** Gives each thing its number: the pinned one, the one it has, the one its old name had, or the next. */
export function assignIds(world: WrittenWorld, lock: readonly LockLine[]): Ids {
  const book = openRegistry(lock);
  const of = new Map<Block, number>();
  const give = (wanting: NumberRequest): number => {
    const id = numberFor(book, wanting);
    of.set(wanting.block, id);
    return id;
  };

  for (const setting of world.settings) give(requestFor('setting', setting));
  for (const area of world.areas) give(requestFor('area', area));
  for (const quality of world.qualities) give(requestFor('quality', quality));
  for (const lodging of world.lodgings) give(requestFor('lodging', lodging));
  for (const storylet of world.storylets) {
    const id = give(requestFor('storylet', storylet));
    for (const branch of storylet.branches) give(requestFor('branch', branch, id));
  }
  for (const timed of world.timed) give(requestFor('timed', timed));
  for (const shop of world.shops) {
    const id = give(requestFor('shop', shop));
    for (const ware of shop.wares) give(requestFor('ware', ware, id));
  }
  for (const persona of world.personas) give(requestFor('persona', persona));
  for (const act of world.acts) give(requestFor('act', act));
  for (const agent of world.agents) give(requestFor('agent', agent));
  for (const concern of world.concerns) {
    give(requestFor('concern', concern));
    for (const plot of concern.plots) give(requestFor('plot', plot));
  }
  for (const item of world.storeItems) give(requestFor('store item', item));
  for (const snippet of world.snippets) give(requestFor('snippet', snippet));
  for (const advert of world.adverts) give(requestFor('advert', advert));
  for (const news of world.news) give(requestFor('news', news));
  const lines = [...book.pages.values()].flatMap(({ byNumber }) => [...byNumber.values()]);
  return { of, lines, problems: book.problems };
}

type Thing = { readonly block: Block; readonly facts: FactsOf<FactTable> };

const requestFor = (kind: NumberedKind, { block, facts }: Thing, within?: number): NumberRequest => ({
  kind,
  within,
  block,
  pinned: facts.id as number | undefined,
  formerly: (facts.was as Words | undefined)?.text,
});

type Registry = {
  readonly pages: Map<NumberedKind, KindIndex>;
  readonly problems: Problem[];
  next: number;
};

/** All numbers given to one kind of thing. */
type KindIndex = { readonly byNumber: Map<number, LockLine>; readonly byName: Map<string, LockLine> };

function openRegistry(lock: readonly LockLine[]): Registry {
  const book: Registry = { pages: new Map(), problems: [], next: FIRST_ASSIGNED };
  for (const line of lock) {
    enter(indexOf(book, line.kind), line);
    book.next = Math.max(book.next, line.id + 1);
  }
  return book;
}

function indexOf({ pages }: Registry, kind: NumberedKind): KindIndex {
  const page = pages.get(kind) ?? { byNumber: new Map(), byName: new Map() };
  pages.set(kind, page);
  return page;
}

const nameKey = (within: number | undefined, name: string): string =>
  within === undefined ? name : `${within} ${name}`;

function numberFor(book: Registry, wanting: NumberRequest): number {
  const { kind, within, block, pinned, formerly } = wanting;
  const name = block.heading.text;
  const page = indexOf(book, kind);
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
  { byNumber }: KindIndex,
  { block, formerly }: NumberRequest,
  known: LockLine | undefined,
  pinned: number,
): string | undefined {
  if (pinned >= FIRST_ASSIGNED) return `numbers from ${FIRST_ASSIGNED} up are given, not pinned`;
  if (known && known.id !== pinned) return `"${known.name}" already has the number ${known.id}, and keeps it`;
  const holder = byNumber.get(pinned)?.name;
  if (holder === undefined || holder === block.heading.text || holder === formerly) return undefined;
  return `the number ${pinned} belongs to "${holder}"`;
}

function enter({ byNumber, byName }: KindIndex, line: LockLine): void {
  byNumber.set(line.id, line);
  byName.set(nameKey(line.of, line.name), line);
}
