import { inWords } from '../wording/number.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The age of something in words, as it was by `now`; both in milliseconds since 1970. */
export function ago(at: number, now: number): string {
  const age = now - at;
  if (age < minute) return 'just now';
  return `${lasting(age)} ago`;
}

/** A length of time in the largest unit that is whole in it: minutes, hours or days. */
function lasting(milliseconds: number): string {
  if (milliseconds < hour) return counted(milliseconds / minute, 'a minute', 'minutes');
  if (milliseconds < day) return counted(milliseconds / hour, 'an hour', 'hours');
  return counted(milliseconds / day, 'a day', 'days');
}

/** The days that are left: a day that has begun counts. */
export const inDays = (milliseconds: number): string => counted(Math.ceil(milliseconds / day), 'a day', 'days');

function counted(length: number, one: string, many: string): string {
  const count = Math.max(1, Math.floor(length));
  return count === 1 ? one : `${inWords(count)} ${many}`;
}
