import type { ReactNode } from 'react';
import css from './empty.module.css';

type EmptyProps = {
  readonly children: ReactNode;
  /** A link or button for the next step. */
  readonly action?: ReactNode;
  /** `list`: centred, instead of a whole list. `line`: one line among others. */
  readonly place?: 'list' | 'line';
};

/** The text for an empty list. */
export function Empty({ children, action, place = 'line' }: EmptyProps) {
  return (
    <div className={css.empty} data-place={place}>
      <p>{children}</p>
      {action}
    </div>
  );
}
