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
  /** Things that have the number that they had before another rename. Their parts are left out. */
  readonly renumbered: readonly { readonly before: NamedThing; readonly after: NamedThing }[];
  /** A removed and a new thing that look like one renamed thing. */
  readonly suspected: readonly { readonly removed: NamedThing; readonly added: NamedThing }[];
  /** The area in which new characters begin. */
  readonly beginning: string;
};

type Comparable = NamedThing & { readonly content: string };

/** Compares two packs by the numbers of their things. */
export function compareWorlds(before: Pack, after: Pack): WorldChanges {
  const [old, fresh] = [thingsOf(before), thingsOf(after)];
  const onlyIn = (one: typeof old, other: typeof old) =>
    [...one].flatMap(([key, thing]) => (other.has(key) ? [] : [thing]));
  const pairs = sameNames(onlyIn(old, fresh), onlyIn(fresh, old));
  const isPaired = (thing: Comparable): boolean => pairs.some((pair) => pair.before === thing || pair.after === thing);
  const added = onlyIn(fresh, old).filter((thing) => !isPaired(thing));
  const removed = onlyIn(old, fresh).filter((thing) => !isPaired(thing));
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
    renumbered: pairs
      .filter(({ after }) => after.within === undefined)
      .map((pair) => ({ before: nameOnly(pair.before), after: nameOnly(pair.after) })),
    suspected: suspectedRenamings(withoutParts(removed), withoutParts(added)),
    beginning: after.areas.find(({ id }) => id === after.start.area)?.name ?? '',
  };
}

/** Pairs of a removed and a new thing with the same kind, name and place. */
function sameNames(removed: readonly Comparable[], added: readonly Comparable[]) {
  const keyOf = ({ kind, name, within }: Comparable): string => JSON.stringify([kind, name, within]);
  const byName = new Map(added.map((thing) => [keyOf(thing), thing]));
  return removed.flatMap((before) => {
    const after = byName.get(keyOf(before));
    return after ? [{ before, after }] : [];
  });
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
/** Two names with this share of common pairs of characters are similar. */
const minNameLikeness = 0.7;
/** Two texts with this share of common words are the same text, apart from edits. */
const minTextLikeness = 0.8;
/** Shorter texts say nothing. */
const minWords = 5;

/** Finds pairs of the same kind with similar names or the same text, the most similar ones first. A thing is in one pair. */
function suspectedRenamings(removed: readonly Comparable[], added: readonly Comparable[]): WorldChanges['suspected'] {
  const [old, fresh] = [removed, added].map((things) => things.slice(0, maxCompared).map(withFeatures));
  const pairs = (old ?? []).flatMap((one) =>
    (fresh ?? []).flatMap((other) => {
      const isComparable = one.thing.kind === other.thing.kind && one.thing.within === other.thing.within;
      const likeness = isComparable ? likenessOf(one, other) : 0;
      return likeness > 0 ? [{ removed: one.thing, added: other.thing, likeness }] : [];
    }),
  );
  const used = new Set<Comparable>();
  return pairs
    .sort((a, b) => b.likeness - a.likeness)
    .filter((pair) => {
      if (used.has(pair.removed) || used.has(pair.added)) return false;
      used.add(pair.removed).add(pair.added);
      return true;
    })
    .map((pair) => ({ removed: nameOnly(pair.removed), added: nameOnly(pair.added) }));
}

type Features = {
  readonly thing: Comparable;
  readonly spelling: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
};

const withFeatures = (thing: Comparable): Features => ({
  thing,
  spelling: new Set([...thing.name.toLowerCase().matchAll(/(?=(\p{L}{2}))/gu)].map(([, pair = '']) => pair)),
  words: new Set(proseOf({ ...JSON.parse(thing.content), name: '' }).match(/\p{L}{3,}/gu) ?? []),
});

/** All texts with several words, without markup. Other values, such as pictures, are the same in many things. */
function proseOf(value: unknown): string {
  if (typeof value === 'string') return value.includes(' ') ? value.replace(/<[^>]*>/g, ' ').toLowerCase() : '';
  return typeof value === 'object' && value !== null ? Object.values(value).map(proseOf).join(' ') : '';
}

/** 0 if the things do not look alike, and at most 1. */
function likenessOf(one: Features, other: Features): number {
  const ofNames = shareOf(one.spelling, other.spelling);
  const isText = Math.min(one.words.size, other.words.size) >= minWords;
  const ofTexts = isText ? shareOf(one.words, other.words) : 0;
  return ofNames >= minNameLikeness || ofTexts >= minTextLikeness ? Math.max(ofNames, ofTexts) : 0;
}

/** Share of common members. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((each) => other.has(each)).length;
  return common === 0 ? 0 : (2 * common) / (one.size + other.size);
}
