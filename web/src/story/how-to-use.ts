import { disclosureDays } from '../constants/story.ts';

const key = 'how-to-used-at';
const dayMs = 86_400_000;

/** Was it last opened or shut so many days ago, or never on this device? */
export function isLongUnused(now: number): boolean {
  try {
    return now - Number(localStorage.getItem(key)) >= disclosureDays * dayMs;
  } catch {
    return false;
  }
}

export function markUsed(now: number): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Storage may be shut: then it stays as it is.
  }
}
