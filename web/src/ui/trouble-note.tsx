import type { ReactNode } from 'react';
import css from './trouble-note.module.css';

/** Says what went wrong and offers the way on. */
export function TroubleNote({ message, children }: { readonly message: string; readonly children?: ReactNode }) {
  return (
    <div className={css.note} role="alert">
      <p>{message}</p>
      {children && <div className={css.ways}>{children}</div>}
    </div>
  );
}
