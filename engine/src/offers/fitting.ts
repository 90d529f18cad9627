import type { AreaId, SettingId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import { inListOrder, type Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import type { Pack } from '../world.ts';
import { freeOn, openShelf } from './index-state.ts';
import { type Shelf, shelfOf } from './storylet-index.ts';

export type Deck = Storylet['deck'];

/** Shelves of a pack by what they are labelled with; each is filled when it is first asked for. */
type Shelves = {
  readonly storylets: ReadonlyMap<string, readonly Storylet[]>;
  readonly filled: Map<string, Shelf>;
};

/** Packs never change, so each is put on shelves once, for all characters. */
const shelvesOfPack = new WeakMap<Pack, Shelves>();

/** The shelves that hold what may be met where the character stands: every such storylet is on exactly one. */
export function shelvesAt(deck: Deck, here: Standpoint): readonly Shelf[] {
  const { character, world } = here;
  const shelves = shelvesOf(world.pack);
  const setting = settingOf(here)?.id;
  const settings = setting === undefined ? [undefined] : [undefined, setting];
  const labels = settings.flatMap((each) => [label(deck, undefined, each), label(deck, character.area, each)]);
  return labels.map((each) => shelfAt(shelves, each)).filter((shelf) => shelf !== undefined);
}

const label = (deck: Deck, area: AreaId | undefined, setting: SettingId | undefined): string =>
  `${deck} ${area ?? 'anywhere'} ${setting ?? 'under any rules'}`;

function shelfAt({ storylets, filled }: Shelves, named: string): Shelf | undefined {
  const list = storylets.get(named);
  if (!list) return undefined;
  const shelf = filled.get(named) ?? shelfOf(list);
  filled.set(named, shelf);
  return shelf;
}

function shelvesOf(pack: Pack): Shelves {
  const known = shelvesOfPack.get(pack);
  if (known) return known;
  const storylets = new Map<string, Storylet[]>();
  for (const storylet of pack.storylets) {
    for (const each of labelsOf(storylet)) {
      const list = storylets.get(each);
      if (list) list.push(storylet);
      else storylets.set(each, [storylet]);
    }
  }
  const shelves = { storylets, filled: new Map() };
  shelvesOfPack.set(pack, shelves);
  return shelves;
}

function labelsOf({ deck, areas, settings }: Storylet): ReadonlySet<string> {
  const where = areas.length === 0 ? [undefined] : areas;
  return new Set(where.flatMap((area) => (settings ?? [undefined]).map((setting) => label(deck, area, setting))));
}

/**
 * The storylets of a deck that are met where the character stands and whose requirements hold, in list
 * order. Asks only what stands on the shelves of the place, and of those only what the levels leave over.
 */
export function fitting(deck: Deck, here: Standpoint): readonly Storylet[] {
  const lists = shelvesAt(deck, here).map((shelf) => {
    const { odd } = shelf;
    const isRight = (who: number) => meetsAll(odd.get(who) ?? [], here);
    return freeOn(openShelf(shelf, here), odd.size > 0 ? isRight : undefined);
  });
  return inListOrder(lists);
}
