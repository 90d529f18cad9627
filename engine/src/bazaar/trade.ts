import { maxLevel, maxLots } from '@underhall/contract/limits';
import { spareOf } from '../agents/in-use.ts';
import type { QualityId, WareId } from '../ids.ts';
import { capOf } from '../qualities/effective-level.ts';
import { standingOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import {
  allow,
  type Moment,
  openTurn,
  type Refusal,
  type Ruling,
  record,
  refuse,
  type Standpoint,
  type Turn,
} from '../turn.ts';
import type { World } from '../world.ts';
import type { TradeChange } from './shop.ts';
import { findWare } from './shops.ts';

/** Buys a ware. Costs no actions. Worn and lent items cannot be spent. */
export function buy(moment: Moment, id: WareId, amount: number): Ruling {
  const ware = findWare(id, amount, moment);
  if (typeof ware === 'string') return refuse(ware);
  if (ware.cost === undefined) return refuse('not for sale');
  const price = { quality: ware.currency, count: amount * ware.cost };
  if (price.count > spareOf(ware.currency, moment.character)) return refuse('cannot afford');
  const goods = { quality: ware.quality, count: amount };
  const bought = exchange(openTurn(moment), { kind: 'bought', ware: id, count: amount }, price, goods, moment.world);
  return typeof bought === 'string' ? refuse(bought) : allow(aftermath(bought, moment));
}

export type Lot = { readonly ware: WareId; readonly amount: number };

/** Worn and lent copies cannot be sold. */
export const sell = (moment: Moment, id: WareId, amount: number): Ruling =>
  sellTogether(moment, [{ ware: id, amount }]);

/** Sells all lots in one turn, or none if one is refused. Shops and wares are those at the start of the turn. */
export function sellTogether(moment: Moment, lots: readonly Lot[]): Ruling {
  if (lots.length === 0 || lots.length > maxLots) return refuse('no such amount');
  let turn = openTurn(moment);
  for (const lot of lots) {
    const sold = sellLot(turn, lot, moment);
    if (typeof sold === 'string') return refuse(sold);
    turn = sold;
  }
  return allow(aftermath(turn, moment));
}

function sellLot(turn: Turn, { ware: id, amount }: Lot, moment: Moment): Turn | Refusal {
  const ware = findWare(id, amount, moment);
  if (typeof ware === 'string') return ware;
  if (ware.fetches === undefined) return 'not wanted here';
  if (amount > spareOf(ware.quality, turn.character)) return 'not enough of it';
  const goods = { quality: ware.quality, count: amount };
  const proceeds = { quality: ware.currency, count: amount * ware.fetches };
  return exchange(turn, { kind: 'sold', ware: id, count: amount }, goods, proceeds, moment.world);
}

type Amount = { readonly quality: QualityId; readonly count: number };

/**
 * Exchanges exact amounts, without dulling or capping. Refused if the quality's cap or `maxLevel` leaves no room for
 * the received amount, so that nothing is lost.
 */
function exchange(turn: Turn, trade: TradeChange, paid: Amount, received: Amount, world: World): Turn | Refusal {
  if (received.count > roomFor(received.quality, { character: turn.character, world })) return 'too much of it';
  const withoutPrice = addLevel(record(turn, trade), paid.quality, -paid.count);
  return addLevel(withoutPrice, received.quality, received.count);
}

/** Number of further items that the character may own. */
export function roomFor(id: QualityId, here: Standpoint): number {
  const { character, world } = here;
  const quality = world.qualities.get(id);
  const cap = quality && capOf(quality, here);
  const owned = standingOf(character.qualities, id).level;
  return Math.max(0, Math.min(maxLevel, cap ?? maxLevel) - owned);
}

function addLevel(turn: Turn, quality: QualityId, by: number): Turn {
  if (by === 0) return turn;
  const from = standingOf(turn.character.qualities, quality);
  return record(turn, { kind: 'quality', quality, from, to: { ...from, level: from.level + by }, how: 'changed' });
}
