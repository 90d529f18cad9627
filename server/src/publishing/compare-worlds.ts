import type { Pack } from '@underhall/engine';

/** A thing of a world that authors know by its name. `within` is the name of the thing that contains it. */
export type NamedThing = {
  readonly kind: string;
  readonly id: number | string;
  readonly name: string;
  readonly within?: string;
};

export type WorldChanges = {
  readonly added: readonly NamedThing[];
  readonly changed: readonly NamedThing[];
  readonly renamed: readonly { readonly before: NamedThing; readonly after: NamedThing }[];
  readonly removed: readonly NamedThing[];
  /** A removed and a new thing that look like one renamed thing. */
  readonly suspected: readonly { readonly removed: NamedThing; readonly added: NamedThing }[];
};

type Comparable = NamedThing & { readonly content: string };

/** Compares two packs by the numbers of their things. */
export function compareWorlds(before: Pack, after: Pack): WorldChanges {
  const [old, fresh] = [thingsOf(before), thingsOf(after)];
  const added = [...fresh].flatMap(([key, thing]) => (old.has(key) ? [] : [thing]));
  const removed = [...old].flatMap(([key, thing]) => (fresh.has(key) ? [] : [thing]));
  const both = [...fresh].flatMap(([key, thing]) => {
    const earlier = old.get(key);
    return earlier ? [{ before: earlier, after: thing }] : [];
  });
  return {
    added: withoutParts(added).map(nameOnly),
    removed: removed.map(nameOnly),
    renamed: both
      .filter(({ before, after }) => before.name !== after.name)
      .map((pair) => ({ before: nameOnly(pair.before), after: nameOnly(pair.after) })),
    changed: both
      .filter(({ before, after }) => before.name === after.name && before.content !== after.content)
      .map((pair) => nameOnly(pair.after)),
    suspected: suspectedRenamings(withoutParts(removed), withoutParts(added)),
  };
}

/** Drops the parts of listed things, because they come and go with them. */
function withoutParts(things: readonly Comparable[]): readonly Comparable[] {
  const wholes = new Set(things.flatMap(({ name, within }) => (within === undefined ? [name] : [])));
  return things.filter(({ within }) => within === undefined || !wholes.has(within));
}

const nameOnly = ({ content: _, ...thing }: Comparable): NamedThing => thing;

const onlyOne = 1;

function thingsOf(pack: Pack): ReadonlyMap<string, Comparable> {
  const { words, start, allowances, mapRoots, offersWhen } = pack;
  const things = [
    ...listOf('world', [{ id: onlyOne, name: pack.name, words, start, allowances, mapRoots, offersWhen }]),
    ...listOf('quality', pack.qualities),
    ...listOf('setting', pack.settings),
    ...listOf('area', pack.areas),
    ...listOf('lodging', pack.lodgings),
    ...pack.storylets.flatMap(({ branches, ...storylet }) => [
      ...listOf('storylet', [storylet]),
      ...listOf('branch', branches, storylet.name),
    ]),
    ...listOf('timed story', pack.timed),
    ...listOf('shop', pack.shops),
    ...listOf('agent', pack.agents),
    ...pack.concerns.flatMap(({ plots, ...concern }) => [
      ...listOf('concern', [concern]),
      ...listOf('plot', plots, concern.name),
    ]),
    ...listOf('act', pack.acts),
    ...listOf('persona', pack.personas),
    ...listOf('store item', pack.storeItems),
    ...listOf('snippet', pack.snippets),
    ...listOf('advert', pack.adverts),
    ...listOf('news', pack.news),
    ...listOf('page', pack.pages),
  ];
  return new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing]));
}

type Listed = {
  readonly id?: number;
  readonly name?: string;
  readonly title?: string;
  readonly [fact: string]: unknown;
};

const listOf = (kind: string, list: readonly Listed[], within?: string): readonly Comparable[] =>
  list.map(({ id, ...thing }) => ({
    ...{ kind, id: id ?? thing.name ?? '', name: thing.name ?? thing.title ?? '' },
    ...(within !== undefined && { within }),
    content: JSON.stringify(thing),
  }));

/** More pairs would take long, and an author who removes more than this knows. */
const maxCompared = 200;
/** Two things with this share of common words look like one. */
const minLikeness = 0.6;

function suspectedRenamings(removed: readonly Comparable[], added: readonly Comparable[]): WorldChanges['suspected'] {
  const fresh = added.slice(0, maxCompared).map((thing) => ({ thing, words: wordsOf(thing) }));
  return removed.slice(0, maxCompared).flatMap((thing) => {
    const words = wordsOf(thing);
    const likest = fresh
      .filter((other) => other.thing.kind === thing.kind)
      .map((other) => ({ ...other, likeness: likenessOf(words, other.words) }))
      .sort((a, b) => b.likeness - a.likeness)[0];
    if (!likest || likest.likeness < minLikeness) return [];
    return [{ removed: nameOnly(thing), added: nameOnly(likest.thing) }];
  });
}

/** Numbers say little: a renamed thing without `was:` and everything in it has new ones. */
const wordsOf = ({ content }: Comparable): ReadonlySet<string> =>
  new Set(content.toLowerCase().match(/\p{L}{3,}/gu) ?? []);

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}
