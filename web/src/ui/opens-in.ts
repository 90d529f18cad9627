const words = new Intl.RelativeTimeFormat('en-GB');
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000] as const;
/** From here on, days say enough. */
const minDaysMs = 36 * hourMs;

/** For example `opens in 2 days`, rounded up. `left` is in milliseconds. */
export function opensIn(left: number): string {
  if (left <= 0) return 'opens now';
  if (left > minDaysMs) return `opens ${words.format(Math.ceil(left / dayMs), 'day')}`;
  if (left > hourMs) return `opens ${words.format(Math.ceil(left / hourMs), 'hour')}`;
  return `opens ${words.format(Math.ceil(left / minuteMs), 'minute')}`;
}
