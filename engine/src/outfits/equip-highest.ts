import { withinReach } from '../agents/in-use.ts';
import type { QualityId } from '../ids.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, refuse } from '../turn.ts';
import type { World } from '../world.ts';
import { changeInto, wornOf } from './clothes.ts';
import { canChangeOutfit } from './equip.ts';
import { changeableSlots } from './slots.ts';

/**
 * Puts on, slot by slot, the item that adds most to a quality. Among equals the one with the greater sum of all it
 * adds, then the lower id. A slot keeps its item unless another adds more.
 */
export function equipHighest(moment: Moment, quality: QualityId): Ruling {
  const { character, world } = moment;
  if (!world.qualities.has(quality)) return refuse('not to be worn');
  if (!canChangeOutfit(moment)) return refuse('outfit locked');

  const worn = wornOf(character);
  const better = changeableSlots.flatMap(({ key }) => {
    const best = bestFor(key, quality, moment);
    const now = worn[key] === undefined ? 0 : adds(worn[key], quality, world);
    return best !== undefined && adds(best, quality, world) > Math.max(0, now) ? [[key, best] as const] : [];
  });
  return allow(aftermath(changeInto(openTurn(moment), { ...worn, ...Object.fromEntries(better) }), moment));
}

function bestFor(slot: string, quality: QualityId, { character, world }: Moment): QualityId | undefined {
  const fit = character.qualities.ids.filter(
    (id) => world.qualities.get(id)?.slot === slot && withinReach(id, character) > 0,
  );
  // Numbers come sorted, and sorting keeps the order of equals: the older wins.
  const [best] = fit.toSorted(
    (a, b) => adds(b, quality, world) - adds(a, quality, world) || adds(b, 'all', world) - adds(a, 'all', world),
  );
  return best;
}

/** The sum that an item adds to one quality, or to all of them together. */
function adds(item: QualityId, quality: QualityId | 'all', world: World): number {
  const { enhancements = [] } = world.qualities.get(item) ?? {};
  return enhancements.reduce((sum, each) => sum + (quality === 'all' || each.quality === quality ? each.level : 0), 0);
}
