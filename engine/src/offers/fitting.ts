import type { AreaId, SettingId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import { inListOrder, type Reach, reachOf, type Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import type { Pack } from '../world.ts';
import { eligibleOn, openIndex } from './index-state.ts';
import { buildIndex, type StoryletIndex } from './storylet-index.ts';

/** Indexes of a pack, keyed by reach, area and setting. Each is built on first use. */
type PackIndexes = {
  readonly storylets: ReadonlyMap<string, readonly Storylet[]>;
  readonly built: Map<string, StoryletIndex>;
};

/** Packs are immutable, so each is indexed once for all characters. */
const indexesOfPack = new WeakMap<Pack, PackIndexes>();

/** Indexes of the storylets that belong to the character's place. Each such storylet is in exactly one of them. */
export function indexesAt(reach: Reach, here: Standpoint): readonly StoryletIndex[] {
  const { character, world } = here;
  const indexes = indexesOf(world.pack);
  const setting = settingOf(here)?.id;
  const settings = setting === undefined ? [undefined] : [undefined, setting];
  const labels = settings.flatMap((each) => [label(reach, undefined, each), label(reach, character.area, each)]);
  return labels.map((each) => indexAt(indexes, each)).filter((index) => index !== undefined);
}

const label = (reach: Reach, area: AreaId | undefined, setting: SettingId | undefined): string =>
  `${reach} ${area ?? 'anywhere'} ${setting ?? 'under any rules'}`;

function indexAt({ storylets, built }: PackIndexes, named: string): StoryletIndex | undefined {
  const list = storylets.get(named);
  if (!list) return undefined;
  const index = built.get(named) ?? buildIndex(list);
  built.set(named, index);
  return index;
}

function indexesOf(pack: Pack): PackIndexes {
  const known = indexesOfPack.get(pack);
  if (known) return known;
  const storylets = new Map<string, Storylet[]>();
  for (const storylet of pack.storylets) {
    for (const each of labelsOf(storylet)) {
      const list = storylets.get(each);
      if (list) list.push(storylet);
      else storylets.set(each, [storylet]);
    }
  }
  const indexes = { storylets, built: new Map() };
  indexesOfPack.set(pack, indexes);
  return indexes;
}

function labelsOf({ deck, areas, settings }: Storylet): ReadonlySet<string> {
  const where = areas.length === 0 ? [undefined] : areas;
  return new Set(
    where.flatMap((area) => (settings ?? [undefined]).map((setting) => label(reachOf[deck], area, setting))),
  );
}

/**
 * Storylets of the character's place with this reach whose requirements hold, in list order. Tests requirements other
 * than level bounds last.
 */
export function fitting(reach: Reach, here: Standpoint): readonly Storylet[] {
  const lists = indexesAt(reach, here).map((index) => {
    const { otherRequirements } = index;
    const isEligible = (place: number) => meetsAll(otherRequirements.get(place) ?? [], here);
    return eligibleOn(openIndex(index, here), otherRequirements.size > 0 ? isEligible : undefined);
  });
  return inListOrder(lists);
}
