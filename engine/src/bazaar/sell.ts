import { spareOf } from '../agents/in-use.ts';
import type { WareId } from '../ids.ts';
import { type Moment, type Ruling, refuse } from '../turn.ts';
import { exchange } from './exchange.ts';
import { findWare } from './find-ware.ts';

/** Sells so many of a thing for what they fetch. What is worn, and what an agent has, is kept: it has to be at hand first. */
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
