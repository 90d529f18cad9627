import type { ReactNode } from 'react';
import css from './trouble-note.module.css';

/** An error message. `children` are buttons for the next step. */
export function TroubleNote({ message, children }: { readonly message: string; readonly children?: ReactNode }) {
  return (
    <div className={css.note} role="alert">
      <p>{message}</p>
      {children && <div className={css.ways}>{children}</div>}
    </div>
  );
}
