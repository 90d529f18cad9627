import { formatCount } from '../wording/number.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The age in words, such as "two hours ago". Both times are in milliseconds since 1970. */
export function ago(at: number, now: number): string {
  const age = now - at;
  if (age < minute) return 'just now';
  return `${duration(age)} ago`;
}

function duration(milliseconds: number): string {
  if (milliseconds < hour) return withUnit(milliseconds / minute, 'a minute', 'minutes');
  if (milliseconds < day) return withUnit(milliseconds / hour, 'an hour', 'hours');
  return withUnit(milliseconds / day, 'a day', 'days');
}

/** A duration in days, rounded up. */
export const inDays = (milliseconds: number): string => withUnit(Math.ceil(milliseconds / day), 'a day', 'days');

function withUnit(length: number, one: string, many: string): string {
  const count = Math.max(1, Math.floor(length));
  return count === 1 ? one : `${formatCount(count)} ${many}`;
}
