import type { Calls } from '@underhall/contract';
import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

type Asked = Calls['POST /nex/purchasenexbraintreepaymentmethod']['body'];

/**
 * An order that was sent and of which the end is not known: as it was asked, for one sent again is told how it stands,
 * and under its number once that is known.
 */
export type OpenOrder = { readonly asked: Asked; readonly orderId?: string };

/** It stays with this tab, so that a page that is loaded again goes on finding out; another player does not see it. */
const keyNow = (): string => `open order of ${readClaims(readToken())?.CharacterId ?? 'nobody'}`;

export function keepOpenOrder(order: OpenOrder): void {
  tabStorage.setItem(keyNow(), JSON.stringify(order));
}

export const forgetOpenOrder = (): void => tabStorage.removeItem(keyNow());

export function readOpenOrder(): OpenOrder | undefined {
  try {
    return JSON.parse(tabStorage.getItem(keyNow()) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
