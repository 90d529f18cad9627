import { type Challenge, canChangeOutfit, type QualityId } from '@underhall/engine';
import type { View } from '../cast.ts';
import { openStoryletOf } from '../page/open-storylet.ts';
import type { Inclination } from './inclination.ts';

/** Wears what is best for the challenge at hand, or for whatever attribute comes to mind; takes something off for no reason. */
export const dressUp: Inclination = (view) => {
  const { player, character, worldIndex } = view;
  if (!player.dice.falls(player.strategy.temper.dresses) || !canChangeOutfit(view)) return undefined;
  const worn = Object.values(character.worn);
  if (player.dice.falls(8)) {
    const off = player.dice.oneOf(worn.filter((item) => isForFree(item, view)));
    if (off !== undefined) return { do: 'take off', item: off };
  }
  const attribute = challengeAhead(view)?.quality ?? player.dice.oneOf(worldIndex.attributes)?.id;
  return attribute !== undefined && hasBetter(attribute, view) ? { do: 'wear best', quality: attribute } : undefined;
};

function challengeAhead(view: View): Challenge | undefined {
  const { player } = view;
  const open = openStoryletOf(view);
  return player.dice.oneOf(open?.branches.flatMap(({ challenges }) => challenges) ?? []);
}

/** True if an item not worn would raise the quality. */
function hasBetter(quality: QualityId, { character, world }: View): boolean {
  const worn = Object.values(character.worn);
  return character.qualities.ids.some((id) => {
    const thing = world.qualities.get(id);
    if (thing?.slot === undefined || worn.includes(id)) return false;
    return thing.enhancements?.some((each) => each.quality === quality && each.level > 0) === true;
  });
}

function isForFree(item: QualityId, { world }: View): boolean {
  const slot = world.qualities.get(item)?.slot;
  return slot === 'Hat' || slot === 'Clothing' || slot === 'Gloves' || slot === 'Boots';
}
