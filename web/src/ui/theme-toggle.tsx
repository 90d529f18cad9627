import { useEffect, useState } from 'react';
import css from './theme-toggle.module.css';

const page = document.documentElement;
const barColour = { lamp: '#100d0c', daylight: '#e6d8b5' };

/** Lamp-black or daylight; kept for the next visit. */
export function ThemeToggle() {
  const [isDaylight, setDaylight] = useState(page.dataset.theme === 'daylight');
  useEffect(() => {
    const theme = isDaylight ? 'daylight' : 'lamp';
    page.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColour[theme]);
  }, [isDaylight]);
  const turn = () => {
    setDaylight(!isDaylight);
    localStorage.setItem('theme', isDaylight ? 'lamp' : 'daylight');
  };
  return (
    <button type="button" className={css.toggle} aria-pressed={isDaylight} onClick={turn} title="Daylight reading">
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 1.500v4M12 18.500v4M1.500 12h4M18.500 12h4M4.600 4.600l2.800 2.800M16.600 16.600l2.800 2.800M4.600 19.400l2.800-2.800M16.600 7.400l2.800-2.800" />
      </svg>
      <span className="for-ears">Daylight reading</span>
    </button>
  );
}
