/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

/** Called with the `Date` header of every reply. */
export function recordServerTime(date: string | null): void {
  const moment = Date.parse(date ?? '');
  if (!Number.isNaN(moment)) ahead = moment - Date.now();
}

/** Current time of the server in milliseconds since 1970, by its last reply. */
export const serverNow = (): number => Date.now() + ahead;
