import type { Character } from '../character.ts';
import { rangeOf } from '../formulas/range-of.ts';
import type { QualityId } from '../ids.ts';
import type { Pack, World } from '../world.ts';
import { type Effect, outcomesIn } from './consequences.ts';
import type { Storylet } from './storylet.ts';

/**
 * Storylets in pack order, keyed by the quality they raise. Packs are immutable, so the map is cached for all
 * characters.
 */
type Sources = ReadonlyMap<QualityId, readonly Storylet[]>;

const sourcesOfPack = new WeakMap<Pack, Sources>();

/**
 * Returns the storylets met so far that have an outcome which can raise the quality or set it above 0. Change points
 * from challenges do not count.
 */
export function knownSourcesOf(quality: QualityId, { met }: Pick<Character, 'met'>, world: World): readonly Storylet[] {
  const known = new Set(met);
  return (sourcesOf(world.pack).get(quality) ?? []).filter(({ id }) => known.has(id));
}

function sourcesOf(pack: Pack): Sources {
  const known = sourcesOfPack.get(pack);
  if (known) return known;
  const sources = new Map<QualityId, Storylet[]>();
  for (const storylet of pack.storylets) {
    for (const quality of raisedIn(storylet)) sources.set(quality, [...(sources.get(quality) ?? []), storylet]);
  }
  sourcesOfPack.set(pack, sources);
  return sources;
}

/** Ids of the qualities that an outcome of the storylet can raise or set above 0. */
export const raisedIn = ({ branches }: Storylet): ReadonlySet<QualityId> =>
  new Set(
    branches
      .flatMap(outcomesIn)
      .flatMap(({ effects }) => effects.filter(raises))
      .map(({ quality }) => quality),
  );

const raises = (effect: Effect): boolean => rangeOf(effect.kind === 'set' ? effect.to : effect.by).most > 0;
