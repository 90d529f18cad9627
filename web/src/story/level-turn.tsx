import { formatNumber } from '../ui/format-number.ts';
import css from './level-turn.module.css';

/**
 * Animates the change from the old to the new level. Hidden from screen readers, because the adjacent line has the same
 * information.
 */
export function LevelTurn({ from, to }: { readonly from: number; readonly to: number }) {
  return <span className={css.turn} data-from={formatNumber(from)} data-to={formatNumber(to)} aria-hidden="true" />;
}
