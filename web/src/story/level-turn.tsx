import { formatNumber } from '../ui/format-number.ts';
import css from './level-turn.module.css';

/**
 * A level gained, for the eye: the old number turns to the new one, in light, as the bar beside it begins to fill.
 * Without movement, for those who want none, the new number stands there lit. The line beside it says the same to ears.
 */
export function LevelTurn({ from, to }: { readonly from: number; readonly to: number }) {
  return <span className={css.turn} data-from={formatNumber(from)} data-to={formatNumber(to)} aria-hidden="true" />;
}
