const dayMs = 24 * 60 * 60 * 1000;

/**
 * Number of the Gregorian month in UTC, counted from January of year 0. The algorithm is `civil_from_days` (Hinnant,
 * "chrono-compatible low-level date algorithms"), whose years begin in March.
 */
export function monthNumber(now: number): number {
  const days = Math.floor(now / dayMs) + 719_468;
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const leaps = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const year = Math.floor((ofEra - leaps) / 365);
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  return (era * 400 + year) * 12 + fromMarch + 2;
}

/** Milliseconds since 1970 at which a month begins in UTC. The algorithm is `days_from_civil`, from the same source. */
export function startOfMonth(month: number): number {
  const fromMarch = month - 2;
  const [year, ofYear] = [Math.floor(fromMarch / 12), ((fromMarch % 12) + 12) % 12];
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return (365 * year + leaps + Math.floor((153 * ofYear + 2) / 5) - 719_468) * dayMs;
}
