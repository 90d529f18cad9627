import { spareOf } from '../agents/in-use.ts';
import type { WareId } from '../ids.ts';
import { type Moment, type Ruling, refuse } from '../turn.ts';
import { exchange } from './exchange.ts';
import { findWare } from './find-ware.ts';

/** Buys so many of a ware at its price. It costs no actions, and is paid with what is neither worn nor with an agent. */
export function buy(moment: Moment, id: WareId, amount: number): Ruling {
  const ware = findWare(id, amount, moment);
  if (typeof ware === 'string') return refuse(ware);
  if (ware.cost === undefined) return refuse('not for sale');
  const price = { quality: ware.currency, count: amount * ware.cost };
  if (price.count > spareOf(ware.currency, moment.character)) return refuse('cannot afford');
  return exchange({ kind: 'bought', ware: id, count: amount }, price, { quality: ware.quality, count: amount }, moment);
}
