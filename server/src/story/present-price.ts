import type { Requirement } from '@underhall/contract';
import { type Branch, type Character, levelOf, owed, type QualityLevel, type World } from '@underhall/engine';
import { presentRequirement } from '../qualities/present-requirement.ts';
import { escapeHtml } from '../wording/markup.ts';
import { sayerOf } from '../wording/number.ts';

/** What a branch takes, whatever comes of it: the price first, then what the player has. It can be paid if all that the branch takes of it can. */
export function presentPrice(
  price: QualityLevel,
  branch: Branch,
  id: number,
  character: Character,
  world: World,
): Requirement {
  const say = sayerOf(price.quality);
  const name = escapeHtml(world.qualities.get(price.quality)?.name ?? '');
  const held = levelOf(character.qualities, price.quality);
  const due = owed(price.quality, branch);
  return {
    ...presentRequirement({ kind: 'level', quality: price.quality, atLeast: due }, id, character, world),
    status: held >= due ? 'Unlocked' : 'Locked',
    tooltip: `<span class='quality-name'>${name}</span> ${say(price.level)} <em>(you have ${say(held)} in all)</em>`,
    isCost: true,
  };
}
