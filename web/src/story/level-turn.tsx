import { formatNumber } from '../ui/format-number.ts';
import css from './level-turn.module.css';

/**
 * Animates a gained level: the new number replaces the old one. Hidden from screen readers, which read the line beside
 * it.
 */
export function LevelTurn({ from, to }: { readonly from: number; readonly to: number }) {
  return <span className={css.turn} data-from={formatNumber(from)} data-to={formatNumber(to)} aria-hidden="true" />;
}
