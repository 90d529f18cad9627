import { spareOf } from '../agents/in-use.ts';
import type { QualityId, WareId } from '../ids.ts';
import { capOf } from '../qualities/effective-level.ts';
import { standingOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { TradeChange } from './shop.ts';
import { findWare } from './shops.ts';

/**
 * Buys an amount of a ware at its price. It costs no actions, and is paid with items that are neither worn nor lent.
 */
export function buy(moment: Moment, id: WareId, amount: number): Ruling {
  const ware = findWare(id, amount, moment);
  if (typeof ware === 'string') return refuse(ware);
  if (ware.cost === undefined) return refuse('not for sale');
  const price = { quality: ware.currency, count: amount * ware.cost };
  if (price.count > spareOf(ware.currency, moment.character)) return refuse('cannot afford');
  return exchange({ kind: 'bought', ware: id, count: amount }, price, { quality: ware.quality, count: amount }, moment);
}

/** Sells an amount of an item. Worn and lent copies are not sold: they have to be taken off or back first. */
export function sell(moment: Moment, id: WareId, amount: number): Ruling {
  const ware = findWare(id, amount, moment);
  if (typeof ware === 'string') return refuse(ware);
  if (ware.fetches === undefined) return refuse('not wanted here');
  if (amount > spareOf(ware.quality, moment.character)) return refuse('not enough of it');
  const proceeds = { quality: ware.currency, count: amount * ware.fetches };
  return exchange(
    { kind: 'sold', ware: id, count: amount },
    { quality: ware.quality, count: amount },
    proceeds,
    moment,
  );
}

type Amount = { readonly quality: QualityId; readonly count: number };

/** The highest level a trade may lead to: what 32 bits hold. */
export const mostHeld = 2 ** 31 - 1;

/**
 * Exchanges one amount for another, exactly: neither is dulled or cut off. An amount that is too large to be held, by
 * the cap of the quality or by `mostHeld`, is refused, so that nothing is lost.
 */
export function exchange(trade: TradeChange, paid: Amount, received: Amount, moment: Moment): Ruling {
  if (received.count > roomFor(received.quality, moment)) return refuse('too much of it');
  const agreed = record(openTurn(moment), trade);
  const withoutPrice = addLevel(agreed, paid.quality, -paid.count);
  return allow(aftermath(addLevel(withoutPrice, received.quality, received.count), moment));
}

/** The number of further items that the character may hold. */
function roomFor(id: QualityId, moment: Moment): number {
  const { character, world } = moment;
  const quality = world.qualities.get(id);
  const cap = quality && capOf(quality, moment);
  const owned = standingOf(character.qualities, id).level;
  return Math.max(0, Math.min(mostHeld, cap ?? mostHeld) - owned);
}

function addLevel(turn: Turn, quality: QualityId, by: number): Turn {
  if (by === 0) return turn;
  const from = standingOf(turn.character.qualities, quality);
  return record(turn, { kind: 'quality', quality, from, to: { ...from, level: from.level + by }, how: 'changed' });
}
