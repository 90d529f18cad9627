import type { Calls } from '@underhall/contract';
import { readClaims } from '../api/claims.ts';
import { browserStorage, tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

type OrderRequest = Calls['POST /nex/purchasenexbraintreepaymentmethod']['body'];

/**
 * An order that was sent and of which the end is not known: as it was asked, for one sent again is told how it stands,
 * and under its number once that is known.
 */
export type OpenOrder =
  | { readonly asked: OrderRequest; readonly orderId?: string }
  | { readonly asked?: undefined; readonly orderId: string };

/** Another player does not see it. */
const keyNow = (): string => `open order of ${readClaims(readToken())?.CharacterId ?? 'nobody'}`;

/**
 * Keeps it with this tab, so that a page that is loaded again goes on finding out. Once it has a number, that is kept for
 * every page to come: one that is closed meanwhile is told of by the next. What would be sent anew goes with its tab:
 * nobody pays days later for what they have left.
 */
export function keepOpenOrder(order: OpenOrder): void {
  tabStorage.setItem(keyNow(), JSON.stringify(order));
  if (order.orderId) browserStorage.setItem(keyNow(), JSON.stringify({ orderId: order.orderId }));
}

export function forgetOpenOrder(): void {
  tabStorage.removeItem(keyNow());
  browserStorage.removeItem(keyNow());
}

export function readOpenOrder(): OpenOrder | undefined {
  try {
    const kept = tabStorage.getItem(keyNow()) ?? browserStorage.getItem(keyNow());
    return JSON.parse(kept ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
