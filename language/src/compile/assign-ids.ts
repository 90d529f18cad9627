import { firstAssignedId } from '@underhall/contract/limits';
import { type FactsOf, type FactTable, placeOf } from '../meaning/read-facts.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { Block, Problem, Span, Words } from '../syntax/block.ts';
import { straighten } from '../syntax/typography.ts';
import type { LockLine, NumberedKind } from './ids-lock.ts';

export type Ids = {
  /** By block, and by the facts of a branch for the quality that counts its one choice. */
  readonly of: ReadonlyMap<object, number>;
  readonly lines: readonly LockLine[];
  readonly problems: readonly Problem[];
  /** Things of the lock that the world no longer contains, told once: the new lock marks them. */
  readonly removed: readonly LockLine[];
  readonly added: readonly AddedThing[];
  /** Things with `was:`, which keep the number of their old name. */
  readonly renamed: readonly RenamedThing[];
};

export type AddedThing = { readonly line: LockLine; readonly heading: Words };

export type RenamedThing = { readonly kind: NumberedKind; readonly id: number; readonly was: string };

type NumberRequest = {
  readonly kind: NumberedKind;
  /** The parent's number, for kinds whose names are only unique within a parent. */
  readonly within: number | undefined;
  readonly name: string;
  readonly oldName?: string | undefined;
  readonly pinned?: { readonly id: number; readonly at: Span } | undefined;
};

/**
 * Uses the pinned number, or the number in the lock under the thing's name or old name, or else the next free number.
 */
export function assignIds(world: WrittenWorld, lock: readonly LockLine[]): Ids {
  const registry = openRegistry(lock);
  const of = new Map<object, number>();
  const added: AddedThing[] = [];
  const give = ({ block, ...request }: NumberRequest & { readonly block: Block }): number => {
    const isNew = !isKnown(registry, request);
    const id = numberFor(registry, request);
    of.set(block, id);
    const line = indexOf(registry, request.kind).byNumber.get(id);
    if (isNew && line) added.push({ line, heading: block.heading });
    return id;
  };

  for (const setting of world.settings) give(requestFor('setting', setting));
  for (const area of world.areas) give(requestFor('area', area));
  for (const quality of world.qualities) give(requestFor('quality', quality));
  for (const lodging of world.lodgings) give(requestFor('lodging', lodging));
  for (const storylet of world.storylets) {
    const id = give(requestFor('storylet', storylet));
    for (const branch of storylet.branches) {
      const within = give(requestFor('branch', branch, id));
      // The same name for all, because the number stays when the branch is renamed.
      if (branch.facts.once) of.set(branch.facts, numberFor(registry, { kind: 'once', within, name: 'chosen' }));
    }
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
  const isUsed = ({ kind, id }: LockLine): boolean => indexOf(registry, kind).used.has(id);
  const isMarked = ({ kind, id }: LockLine): boolean => indexOf(registry, kind).byNumber.get(id)?.isGone === true;
  const removed = lock.filter((line) => !isUsed(line) && !isMarked(line));
  const lines = [...registry.byKind.values()].flatMap(({ byNumber, used }) =>
    [...byNumber.values()].map((line) => (used.has(line.id) ? line : { ...line, isGone: true as const })),
  );
  return { of, lines, problems: registry.problems, removed, added, renamed: registry.renamed };
}

type Thing = { readonly block: Block; readonly facts: FactsOf<FactTable> };

const requestFor = (kind: NumberedKind, { block, facts }: Thing, within?: number) => ({
  kind,
  within,
  block,
  name: block.heading.text,
  oldName: (facts.was as Words | undefined)?.text,
  pinned: facts.id === undefined ? undefined : { id: facts.id as number, at: placeOf(block, 'id') },
});

type Registry = {
  readonly byKind: Map<NumberedKind, KindIndex>;
  readonly problems: Problem[];
  readonly renamed: RenamedThing[];
  next: number;
};

type KindIndex = {
  readonly byNumber: Map<number, LockLine>;
  readonly byName: Map<string, LockLine>;
  /** Numbers of things that the world contains. */
  readonly used: Set<number>;
};

function openRegistry(lock: readonly LockLine[]): Registry {
  const registry: Registry = { byKind: new Map(), problems: [], renamed: [], next: firstAssignedId };
  for (const line of lock) {
    enter(indexOf(registry, line.kind), line);
    registry.next = Math.max(registry.next, line.id + 1);
  }
  return registry;
}

function indexOf({ byKind }: Registry, kind: NumberedKind): KindIndex {
  const index = byKind.get(kind) ?? { byNumber: new Map(), byName: new Map(), used: new Set() };
  byKind.set(kind, index);
  return index;
}

/** Names with straight and curly quotes are the same, because `format` makes them straight. */
const nameKey = (within: number | undefined, name: string): string =>
  within === undefined ? straighten(name) : `${within} ${straighten(name)}`;

/** The line of the lock under the thing's name or old name. */
function lineOf(index: KindIndex, request: NumberRequest): LockLine | undefined {
  return (
    belated(index, request) ?? index.byName.get(nameKey(request.within, request.name)) ?? oldLineOf(index, request)
  );
}

const oldLineOf = ({ byName }: KindIndex, { within, oldName }: NumberRequest): LockLine | undefined =>
  oldName === undefined ? undefined : byName.get(nameKey(within, oldName));

/**
 * The line under the old name, if the thing was compiled under its new name before the author wrote `was`. It has the
 * number that characters know.
 */
function belated(index: KindIndex, request: NumberRequest): LockLine | undefined {
  const old = oldLineOf(index, request);
  return old?.isGone && index.byName.has(nameKey(request.within, request.name)) ? old : undefined;
}

const isKnown = (registry: Registry, request: NumberRequest): boolean =>
  lineOf(indexOf(registry, request.kind), request) !== undefined;

function numberFor(registry: Registry, request: NumberRequest): number {
  const { kind, within, name, pinned } = request;
  const index = indexOf(registry, kind);
  const known = lineOf(index, request);
  const late = pinned ? undefined : belated(index, request);
  const first = late && index.byName.get(nameKey(within, name));
  // The number that the new name had for a while is never given to anything else.
  if (late && first) enter(index, { ...first, name: `${name} (unused number ${first.id})`, isGone: true });
  const id = pinned?.id ?? known?.id ?? registry.next++;
  const problem = pinned && wrongPin(index, request, known, pinned.id);
  index.used.add(id);
  if (request.oldName !== undefined) registry.renamed.push({ kind, id, was: request.oldName });
  if (pinned && problem) registry.problems.push({ at: pinned.at, message: problem });
  else if (known?.name === name && known.id === id && !known.isGone) index.byNumber.set(id, known);
  else enter(index, { kind, id, ...(within === undefined ? {} : { of: within }), name });
  return id;
}

function wrongPin(
  { byNumber }: KindIndex,
  { name, oldName }: NumberRequest,
  known: LockLine | undefined,
  pinned: number,
): string | undefined {
  if (pinned >= firstAssignedId)
    return `numbers from ${firstAssignedId} are assigned automatically; pin a lower one, or delete this`;
  if (known && known.id !== pinned)
    return `"${known.name}" must keep its number ${known.id}; pin that one, or delete this`;
  const holder = byNumber.get(pinned)?.name;
  if (holder === undefined || holder === name || holder === oldName) return undefined;
  return `the number ${pinned} belongs to "${holder}"; pin another one`;
}

function enter({ byNumber, byName }: KindIndex, line: LockLine): void {
  byNumber.set(line.id, line);
  byName.set(nameKey(line.of, line.name), line);
}
