import type { Possession } from '@underhall/contract';
import { formatNumber } from '../ui/format-number.ts';
import css from './myself.module.css';

type LevelProps = {
  readonly of: Pick<Possession, 'level' | 'effectiveLevel'>;
  /** True if the adjacent name announces the level. Screen readers then read only the parts of the level, if any. */
  readonly isNamed?: boolean;
};

/** Shows the effective level. If worn items change the level, its parts follow, for example 7 (5 + 2). */
export function Level({ of: { level, effectiveLevel }, isNamed = false }: LevelProps) {
  const bonus = effectiveLevel - level;
  return (
    <span className={css.number} aria-hidden={isNamed && bonus === 0 ? true : undefined}>
      {formatNumber(effectiveLevel)}
      {bonus !== 0 && (
        <small>
          {' '}
          ({formatNumber(level)} {withSign(bonus, ' ')}
          <span className="visually-hidden"> from what you wear</span>)
        </small>
      )}
    </span>
  );
}

const withSign = (count: number, gap = ''): string => `${count > 0 ? '+' : '−'}${gap}${formatNumber(Math.abs(count))}`;
