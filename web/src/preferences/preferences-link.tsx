import { NavLink } from 'react-router';
import { world } from '../api/world.ts';
import css from '../ui/round-control.module.css';

export function PreferencesLink() {
  return (
    <NavLink to="/comforts" className={css.round ?? ''} title={world.texts.comforts.tip}>
      <svg viewBox="0 0 24 24" width="1.375rem" height="1.375rem" aria-hidden="true">
        <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
        <circle cx="15" cy="7" r="2.300" />
        <circle cx="9" cy="17" r="2.300" />
      </svg>
      <span className="visually-hidden">{world.texts.comforts.tab}</span>
    </NavLink>
  );
}
