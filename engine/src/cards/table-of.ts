import type { Character } from '../character.ts';
import type { SettingId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { limitsOf } from '../membership/limits.ts';
import type { World } from '../world.ts';
import type { CardTable } from './card-table.ts';

/** The setting whose deck and hand are used under the rules of a setting; 0 for somebody who is nowhere. */
export function tableIdOf(character: Character, world: World): SettingId {
  const setting = settingOf(character, world);
  return setting ? (setting.deckOf ?? setting.id) : 0;
}

/** Deck and hand where the character stands. One that was never used has a full deck and no cards held. */
export function tableOf(character: Character, world: World): CardTable & { readonly id: SettingId } {
  const id = tableIdOf(character, world);
  const table = character.cards[id] ?? { deck: { count: limitsOf(character).deck }, hand: [] };
  return { id, ...table };
}
