import { world } from '../api/world.ts';
import css from './round-control.module.css';

const words = world.texts.comforts.lightPages;

type ThemeToggleProps = { readonly isDaylight: boolean; readonly onTurn: () => void };

export function ThemeToggle({ isDaylight, onTurn }: ThemeToggleProps) {
  return (
    <button type="button" className={css.round} aria-pressed={isDaylight} onClick={onTurn} title={words}>
      <svg viewBox="0 0 24 24" width="1.375rem" height="1.375rem" aria-hidden="true">
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 1.500v4M12 18.500v4M1.500 12h4M18.500 12h4M4.600 4.600l2.800 2.800M16.600 16.600l2.800 2.800M4.600 19.400l2.800-2.800M16.600 7.400l2.800-2.800" />
      </svg>
      <span className="visually-hidden">{words}</span>
    </button>
  );
}
