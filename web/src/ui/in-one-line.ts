import type { Possession } from '@underhall/contract';
import { formatNumber } from './format-number.ts';

type NamedPossession = Pick<Possession, 'name' | 'nature' | 'nameAndLevel' | 'effectiveLevel' | 'levelDescription'>;

/** Formats a possession as HTML: '3 x Pebble', 'Patient 6 - Barely'. Omits its maximum level. */
export function inOneLine({ name, nature, nameAndLevel, effectiveLevel, levelDescription }: NamedPossession): string {
  if (nature === 'Thing') return nameAndLevel;
  return `${name} ${formatNumber(effectiveLevel)}${levelDescription ? ` - ${levelDescription}` : ''}`;
}
