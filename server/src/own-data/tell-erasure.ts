import type { Erasure } from './erasure-store.ts';

/** The state of a wish to be erased, in a sentence. */
export function tellErasure({ dueAt, cameBackAt, erasedAt }: Erasure): string {
  if (erasedAt) return `Everything that was kept of you was erased on ${onDay(erasedAt)}.`;
  if (cameBackAt)
    return `You logged in again on ${onDay(cameBackAt)}, and the account is yours as before. Nothing is being erased.`;
  return `The account is deactivated. Nobody sees it, and everything that is kept of you will be erased after ${onDay(dueAt)}. A log-in before that brings all of it back.`;
}

/** A day in UTC, as it is read aloud. */
export const onDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(moment);
