import type { AreaId } from '../ids.ts';
import { outcomesIn } from '../story/consequences.ts';
import type { Storylet } from '../story/storylet.ts';
import type { Pack, World } from '../world.ts';
import type { Area } from './area.ts';

const livelyOfPack = new WeakMap<Pack, ReadonlySet<AreaId>>();

/** True if no map, no storylet and no outcome leads to the place: it is drawn, but not written yet. */
export function isNotYetWritten({ id, byStoryOnly }: Pick<Area, 'id' | 'byStoryOnly'>, { pack }: World): boolean {
  return byStoryOnly === true && !livelyAreas(pack).has(id);
}

function livelyAreas(pack: Pack): ReadonlySet<AreaId> {
  const known = livelyOfPack.get(pack);
  if (known) return known;
  const lively = new Set<AreaId>([
    pack.start.area,
    ...pack.settings.flatMap(({ startArea }) => startArea ?? []),
    ...pack.storylets.flatMap((storylet) => [...storylet.areas, ...movedTo(storylet)]),
  ]);
  livelyOfPack.set(pack, lively);
  return lively;
}

const movedTo = ({ branches }: Storylet): readonly AreaId[] =>
  branches.flatMap(outcomesIn).flatMap(({ moveTo }) => moveTo ?? []);
