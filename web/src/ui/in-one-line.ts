import type { Possession } from '@underhall/contract';
import { formatNumber } from './format-number.ts';

type NamedPossession = Pick<Possession, 'name' | 'nature' | 'nameAndLevel' | 'effectiveLevel' | 'levelDescription'>;

/** A possession as html in one line: '3 x Pebble', 'Patient 6 - Barely'. Its highest level is nobody's concern here. */
export function inOneLine({ name, nature, nameAndLevel, effectiveLevel, levelDescription }: NamedPossession): string {
  if (nature === 'Thing') return nameAndLevel;
  return `${name} ${formatNumber(effectiveLevel)}${levelDescription ? ` - ${levelDescription}` : ''}`;
}
