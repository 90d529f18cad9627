/** The lead of the server's clock over this machine's, which may be wrong by hours; in milliseconds. */
let ahead = 0;

/** Every answer says when it was sent. */
export function noteServerTime(date: string | null): void {
  const moment = Date.parse(date ?? '');
  if (!Number.isNaN(moment)) ahead = moment - Date.now();
}

/** The moment by the server's clock as it was last heard of, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;
