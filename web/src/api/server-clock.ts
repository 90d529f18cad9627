/** How far the server's clock is ahead of this device's, in milliseconds. */
let ahead = 0;

/** Call with the `Date` header of every reply. */
export function recordServerTime(date: string | null): void {
  const moment = Date.parse(date ?? '');
  if (!Number.isNaN(moment)) ahead = moment - Date.now();
}

/** Server time in milliseconds since 1970, estimated from the last reply. */
export const serverNow = (): number => Date.now() + ahead;
