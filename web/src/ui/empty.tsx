import type { ReactNode } from 'react';
import css from './empty.module.css';

type EmptyProps = {
  readonly children: ReactNode;
  /** A way on from here. */
  readonly action?: ReactNode;
  /** `list`: in place of a whole list, in the middle. `line`: a line among others. */
  readonly place?: 'list' | 'line';
};

/** A list with nothing in it, in words. */
export function Empty({ children, action, place = 'line' }: EmptyProps) {
  return (
    <div className={css.empty} data-place={place}>
      <p>{children}</p>
      {action}
    </div>
  );
}
