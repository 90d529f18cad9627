import { type Challenge, canChangeOutfit, type QualityId, whyNotUsable } from '@underhall/engine';
import type { View } from '../cast.ts';
import { openStoryletOf } from '../page/open-story.ts';
import { type Behaviour, bestBranch } from './behaviour.ts';

/** Wears the best clothes for an open challenge or a random attribute. Sometimes takes something off. */
export const changeClothes: Behaviour = (view) => {
  const { player, character, worldIndex } = view;
  if (!player.dice.happens(player.strategy.traits.dressPercent) || !canChangeOutfit(view)) return undefined;
  const worn = Object.values(character.worn);
  if (player.dice.happens(8)) {
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

/** True if the character owns an item that is not worn and would raise the quality. */
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

/** Uses an item if its storylet scores at least as well as the other storylets here. */
export const useItem: Behaviour = (view) => {
  const { player, character, world } = view;
  if (!player.dice.happens(player.strategy.traits.usePercent)) return undefined;
  const usable = character.qualities.ids.filter((id) => world.qualities.get(id)?.use !== undefined);
  const item = player.dice.oneOf(usable.filter((id) => whyNotUsable(id, { character, world }) === undefined));
  return item === undefined || !isWelcome(item, view) ? undefined : { do: 'use', item };
};

function isWelcome(item: QualityId, view: View): boolean {
  const { player, character, world } = view;
  const use = world.qualities.get(item)?.use;
  const storylet = world.pack.storylets.find(({ id }) => id === use);
  const best = storylet && bestBranch(storylet, view);
  return best !== undefined && best.score >= (player.memory.areaScores.get(character.area) ?? 0);
}
