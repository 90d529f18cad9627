import type { Possession } from '@underhall/contract';
import { formatNumber } from '../ui/format-number.ts';
import css from './myself.module.css';

type LevelProps = {
  readonly of: Pick<Possession, 'level' | 'effectiveLevel'>;
  /** The name beside it says the level to ears, which hear of it again only where it is made of parts. */
  readonly isNamed?: boolean;
};

/** A level as it counts; where what is worn changes it, with what it is made of: 7 (5 + 2). */
export function Level({ of: { level, effectiveLevel }, isNamed = false }: LevelProps) {
  const bonus = effectiveLevel - level;
  return (
    <span className={css.number} aria-hidden={isNamed && bonus === 0 ? true : undefined}>
      {formatNumber(effectiveLevel)}
      {bonus !== 0 && (
        <small>
          {' '}
          ({formatNumber(level)} {signed(bonus, ' ')}
          <span className="for-ears"> from what you wear</span>)
        </small>
      )}
    </span>
  );
}

/** A number with its sign, also where it is above 0. */
export const signed = (count: number, gap = ''): string =>
  `${count > 0 ? '+' : '−'}${gap}${formatNumber(Math.abs(count))}`;
