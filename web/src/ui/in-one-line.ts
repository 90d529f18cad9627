import type { Possession } from '@underhall/contract';
import { formatNumber } from './format-number.ts';

type NamedPossession = Pick<Possession, 'name' | 'nature' | 'nameAndLevel' | 'effectiveLevel' | 'levelDescription'>;

/** Formats a possession as HTML without its maximum level: '3 x Pebble', 'Patient 6 - Barely'. */
export function inOneLine({ name, nature, nameAndLevel, effectiveLevel, levelDescription }: NamedPossession): string {
  if (nature === 'Thing') return nameAndLevel;
  return `${name} ${formatNumber(effectiveLevel)}${levelDescription ? ` - ${levelDescription}` : ''}`;
}
