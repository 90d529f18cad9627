import { withinReach } from '../agents/in-use.ts';
import type { QualityId } from '../ids.ts';
import type { Quality } from '../qualities/quality.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, refuse, type Standpoint } from '../turn.ts';
import type { Pack, World } from '../world.ts';
import { type Clothes, changeInto, wornOf } from './clothes.ts';
import { canChangeOutfit } from './equip.ts';
import { changeableSlots } from './slots.ts';

/** For each slot, puts on the item that adds most to a quality. */
export function equipHighest(moment: Moment, quality: QualityId): Ruling {
  if (!moment.world.qualities.has(quality)) return refuse('not to be worn');
  if (!canChangeOutfit(moment)) return refuse('outfit locked');
  return allow(aftermath(changeInto(openTurn(moment), bestClothes(quality, moment)), moment));
}

/**
 * Returns the clothes within reach that add most to a quality. If items are equal, prefers the larger sum of all
 * bonuses, then the lower id. A slot keeps its item unless another one adds more.
 */
export function bestClothes(quality: QualityId, { character, world }: Standpoint): Clothes {
  const worn = wornOf(character);
  const clothes: Record<string, QualityId> = { ...worn };
  const decided = new Set<string>();
  for (const { id, slot, adds } of addingTo(quality, world.pack)) {
    if (decided.has(slot) || withinReach(id, character) === 0) continue;
    decided.add(slot);
    const now = worn[slot] === undefined ? 0 : addedBy(world.qualities.get(worn[slot]), quality);
    if (adds > Math.max(0, now)) clothes[slot] = id;
  }
  return clothes;
}

type Adding = { readonly id: QualityId; readonly slot: string; readonly adds: number };

const addingInPack = new WeakMap<Pack, Map<QualityId, readonly Adding[]>>();

/** Items that add to a quality, in slots that the player controls. Best first. */
function addingTo(quality: QualityId, pack: World['pack']): readonly Adding[] {
  const known = addingInPack.get(pack) ?? new Map<QualityId, readonly Adding[]>();
  addingInPack.set(pack, known);
  const items = known.get(quality) ?? findAddingTo(quality, pack);
  known.set(quality, items);
  return items;
}

const findAddingTo = (quality: QualityId, { qualities }: Pack): readonly Adding[] =>
  qualities
    .flatMap((item) => {
      const slot = changeableSlots.find(({ key }) => key === item.slot);
      const adds = addedBy(item, quality);
      return slot && adds > 0 ? [{ id: item.id, slot: slot.key, adds, all: addedBy(item, 'all') }] : [];
    })
    .sort((one, other) => other.adds - one.adds || other.all - one.all || one.id - other.id);

/** Sum of an item's bonuses on one quality, or on all. */
const addedBy = (item: Pick<Quality, 'enhancements'> | undefined, quality: QualityId | 'all'): number =>
  (item?.enhancements ?? []).reduce(
    (sum, each) => sum + (quality === 'all' || each.quality === quality ? each.level : 0),
    0,
  );
