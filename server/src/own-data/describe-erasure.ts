import type { Erasure } from './erasure-store.ts';

export function describeErasure({ dueAt, restoredAt, erasedAt }: Erasure): string {
  if (erasedAt) return `All data about you was erased on ${formatDay(erasedAt)}.`;
  if (restoredAt)
    return `You logged in again on ${formatDay(restoredAt)}, and the account is active again. Nothing will be erased.`;
  return `The account is deactivated. Nobody can see it, and all data about you will be erased after ${formatDay(dueAt)}. Log in before then to keep the account.`;
}

/** In UTC, such as "3 May 2026". */
export const formatDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment);
