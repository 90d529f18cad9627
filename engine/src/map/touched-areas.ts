import type { Change } from '../change.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import { metIn, qualitiesIn } from '../qualities/mentioned.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Pack, World } from '../world.ts';
import type { Area } from './area.ts';
import { lineageOf } from './lineage.ts';

/** Areas keyed by the qualities and met storylets that their state depends on. */
type AreasByMention = {
  readonly ofQuality: ReadonlyMap<QualityId, ReadonlySet<Area>>;
  readonly ofMet: ReadonlyMap<StoryletId, ReadonlySet<Area>>;
};

const areasOfPack = new WeakMap<Pack, AreasByMention>();

/**
 * Returns the areas whose state may have changed, because a requirement mentions a changed level or a newly met
 * storylet. Includes requirements of an area's gate and of the areas that contain it. Most turns affect no area.
 */
export function touchedAreas(changes: readonly Change[], world: World): ReadonlySet<Area> {
  const { ofQuality, ofMet } = areasByMention(world);
  const touched = new Set<Area>();
  for (const change of changes) {
    const areas =
      change.kind === 'quality' || change.kind === 'shared'
        ? ofQuality.get(change.quality)
        : change.kind === 'met' && ofMet.get(change.storylet);
    if (areas) for (const area of areas) touched.add(area);
  }
  return touched;
}

function areasByMention(world: World): AreasByMention {
  const known = areasOfPack.get(world.pack);
  if (known) return known;
  const [ofQuality, ofMet] = [new Map<QualityId, Set<Area>>(), new Map<StoryletId, Set<Area>>()];
  for (const area of world.areas.values()) {
    const required = lineageOf(area, world).flatMap((each) => requirementsOf(each, world));
    for (const quality of required.flatMap(qualitiesIn)) add(ofQuality, quality, area);
    for (const storylet of required.flatMap(metIn)) add(ofMet, storylet, area);
  }
  const areas = { ofQuality, ofMet };
  areasOfPack.set(world.pack, areas);
  return areas;
}

const requirementsOf = ({ discovered = [], opens = [], gate }: Area, { storylets }: World): readonly Requirement[] => [
  ...discovered,
  ...opens,
  ...((gate !== undefined && storylets.get(gate)?.when) || []),
];

function add(areas: Map<number, Set<Area>>, mentioned: number, area: Area): void {
  const set = areas.get(mentioned) ?? new Set();
  areas.set(mentioned, set.add(area));
}
