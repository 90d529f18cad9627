import { maxLevel, maxTradeAmount } from '@underhall/contract/limits';
import { capOf, isBazaarOpen, meetsAll, type QualityId, shopsFor, spareOf, type Ware } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { PossessionCommand } from '../command.ts';

/** True if a shop offers the trade, the player can pay, and there is room for the goods. */
export function isTradeOffered({ do: verb, ware: id, count }: Trade, view: View): boolean {
  if (!Number.isInteger(count) || count < 1 || count > maxTradeAmount) return false;
  const ware = wareOnShelf(id, view);
  if (!ware) return false;
  const { quality, currency, cost, fetches } = ware;
  if (verb === 'buy') {
    if (cost === undefined || count * cost > spareOf(currency, view.character)) return false;
    return count <= roomFor(quality, view);
  }
  if (fetches === undefined || count > spareOf(quality, view.character)) return false;
  return count * fetches <= roomFor(currency, view);
}

type Trade = Extract<PossessionCommand, { do: 'buy' | 'sell' }>;

function wareOnShelf(id: number, view: View): Ware | undefined {
  const { world } = view;
  if (!isBazaarOpen(view)) return undefined;
  const isCounted = (quality: QualityId): boolean => {
    const counted = world.qualities.get(quality);
    return counted?.climbs === 'one by one' && !counted.shared;
  };
  return shopsFor(view)
    .flatMap(({ wares }) => wares)
    .filter(({ quality, currency }) => quality !== currency && isCounted(quality) && isCounted(currency))
    .find((ware) => ware.id === id && meetsAll(ware.when ?? [], view));
}

/** How much of a quality the character can still gain. */
export function roomFor(id: QualityId, view: View): number {
  const { character, world } = view;
  const quality = world.qualities.get(id);
  const cap = (quality && capOf(quality, view)) ?? maxLevel;
  const place = character.qualities.ids.indexOf(id);
  return Math.max(0, Math.min(cap, maxLevel) - (character.qualities.levels[place] ?? 0));
}
