import type { Character } from '../character.ts';
import type { QualityId } from '../ids.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { World } from '../world.ts';
import type { Shop, Ware } from './shop.ts';

/** What is for sale in a shop, as it stands on the shelf. */
export const waresFor = (shop: Shop, character: Character, world: World): readonly Ware[] =>
  tradedIn(shop, character, world).filter(({ cost }) => cost !== undefined);

/**
 * What a shop has to do with, for sale or bought back: whatever meets its `when`, and is counted one by one on
 * both sides of the counter. What is everybody's, or climbs by change points, is no ware and no money.
 */
export const tradedIn = ({ wares }: Shop, character: Character, world: World): readonly Ware[] =>
  wares.filter(
    ({ quality, currency, when = [] }) =>
      quality !== currency &&
      isCounted(quality, world) &&
      isCounted(currency, world) &&
      meetsAll(when, character, world),
  );

function isCounted(id: QualityId, world: World): boolean {
  const quality = world.qualities.get(id);
  return quality?.climbs === 'one by one' && !quality.shared;
}
