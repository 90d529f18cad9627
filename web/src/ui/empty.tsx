import type { ReactNode } from 'react';
import css from './empty.module.css';

type EmptyProps = {
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** `list` is centred and replaces a whole list. `line` is a single line of text. */
  readonly place?: 'list' | 'line';
};

export function Empty({ children, action, place = 'line' }: EmptyProps) {
  return (
    <div className={css.empty} data-place={place}>
      <p>{children}</p>
      {action}
    </div>
  );
}
