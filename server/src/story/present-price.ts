import type { Requirement } from '@underhall/contract';
import { affords, type Character, levelOf, type QualityLevel, type World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { sayerOf } from '../wording/number.ts';
import { presentRequirement } from './present-requirement.ts';

/** What a branch takes, whatever comes of it: the price first, then what the player has. */
export function presentPrice(price: QualityLevel, id: number, character: Character, world: World): Requirement {
  const say = sayerOf(price.quality);
  const name = escapeHtml(world.qualities.get(price.quality)?.name ?? '');
  const held = levelOf(character.qualities, price.quality);
  return {
    ...presentRequirement({ kind: 'level', quality: price.quality, atLeast: price.level }, id, character, world),
    status: affords(price, character) ? 'Unlocked' : 'Locked',
    tooltip: `<span class='quality-name'>${name}</span> ${say(price.level)} <em>(you have ${say(held)} in all)</em>`,
    isCost: true,
  };
}
