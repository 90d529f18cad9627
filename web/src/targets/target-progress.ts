import type { Target } from '@underhall/contract';
import { world } from '../api/world.ts';
import { formatNumber, moneyInWords } from '../ui/format-number.ts';
import { toPlainNumber } from '../ui/plain-number.ts';

const isMoney = (quality: number): boolean => quality === world.money.quality;
const isSum = (quality: number): boolean => isMoney(quality) && world.money.isInHundredths;

export const levelInWords = (quality: number, level: number): string =>
  isMoney(quality) ? moneyInWords(level) : formatNumber(level);

/** For example '3 of 5' or '5 of 5: reached'. */
export function progressInWords({ qualityId, level, target }: Target): string {
  // The name of the money follows the second amount only.
  const has = isMoney(qualityId) ? moneyInWords(level).split(' ')[0] : formatNumber(level);
  return `${has} of ${levelInWords(qualityId, target)}${level >= target ? ': reached' : ''}`;
}

/** In whole percent. */
export const percentOf = ({ level, target }: Pick<Target, 'level' | 'target'>): number =>
  Math.min(100, Math.floor((100 * level) / target));

/** Parses a whole number, or a sum of money if levels count hundredths. Returns undefined for invalid input. */
export function levelIn(typed: string, quality: number): number | undefined {
  const written = toPlainNumber(typed);
  if (isSum(quality)) {
    return /^\d+(\.\d{1,2})?$/.test(written) ? Math.round(Number(written) * 100) : undefined;
  }
  return /^\d+$/.test(written) ? Number(written) : undefined;
}

/** Says what to enter instead of an invalid level. */
export const levelHint = (quality: number): string =>
  isSum(quality) ? 'A sum above zero, such as 2 or 1.50.' : 'A whole number, from 1.';
