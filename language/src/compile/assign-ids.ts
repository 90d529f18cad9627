import { firstAssignedId, unusedName } from '@underhall/contract/limits';
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
  /** Names of the things of its kind in the same parent. */
  readonly siblings?: ReadonlySet<string>;
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

  const giveEach = <Each extends Thing>(
    kind: NumberedKind,
    things: readonly Each[],
    { within, giveParts }: { readonly within?: number; readonly giveParts?: (thing: Each, id: number) => void } = {},
  ): void => {
    const siblings = new Set(things.map(({ block }) => straighten(block.heading.text)));
    for (const thing of things) {
      const id = give({ ...requestFor(kind, thing, within), siblings });
      giveParts?.(thing, id);
    }
  };

  giveEach('setting', world.settings);
  giveEach('area', world.areas);
  giveEach('quality', world.qualities);
  giveEach('lodging', world.lodgings);
  giveEach('storylet', world.storylets, {
    giveParts: ({ branches }, id) =>
      giveEach('branch', branches, {
        within: id,
        // The same name for all, because the number stays when the branch is renamed.
        giveParts: ({ facts }, within) =>
          facts.once && of.set(facts, numberFor(registry, { kind: 'once', within, name: 'chosen' })),
      }),
  });
  giveEach('timed', world.timed);
  giveEach('shop', world.shops, { giveParts: ({ wares }, within) => giveEach('ware', wares, { within }) });
  giveEach('persona', world.personas);
  giveEach('act', world.acts);
  giveEach('agent', world.agents);
  giveEach('concern', world.concerns, { giveParts: ({ plots }) => giveEach('plot', plots) });
  giveEach('store item', world.storeItems);
  giveEach('snippet', world.snippets);
  giveEach('advert', world.adverts);
  giveEach('news', world.news);
  const isUsed = ({ kind, id }: LockLine): boolean => indexOf(registry, kind).used.has(id);
  const isMarked = ({ kind, id }: LockLine): boolean => indexOf(registry, kind).byNumber.get(id)?.isGone === true;
  const removed = lock.filter((line) => !isUsed(line) && !isMarked(line) && !registry.unused.has(line.of ?? line.id));
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
  /** Numbers that a renamed thing had until the author wrote `was`. */
  readonly unused: Set<number>;
  next: number;
};

type KindIndex = {
  readonly byNumber: Map<number, LockLine>;
  readonly byName: Map<string, LockLine>;
  /** Numbers of things that the world contains. */
  readonly used: Set<number>;
};

function openRegistry(lock: readonly LockLine[]): Registry {
  const registry: Registry = { byKind: new Map(), problems: [], renamed: [], unused: new Set(), next: firstAssignedId };
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
 * number that characters know. The new name may be marked as gone, because a pulled lock has all published numbers.
 */
function belated(index: KindIndex, request: NumberRequest): LockLine | undefined {
  const old = oldLineOf(index, request);
  const hasty = index.byName.get(nameKey(request.within, request.name));
  if (!old || !hasty || old.id === hasty.id) return undefined;
  const isLate = old.isGone ? old.id < hasty.id : hasty.isGone && !request.siblings?.has(straighten(old.name));
  return isLate ? old : undefined;
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
  if (late && first) {
    enter(index, { ...first, name: unusedName(name, first.id), isGone: true });
    registry.unused.add(first.id);
  }
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
