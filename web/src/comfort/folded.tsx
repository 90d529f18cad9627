import type { ReactNode } from 'react';
import { figures } from '../ui/figures.ts';
import css from './comfort.module.css';

/** The avoided lines of a list, folded away under their count. Renders nothing if there are none. */
export function Folded({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={css.folded}>
      <summary>{figures(count)} avoided</summary>
      {children}
    </details>
  );
}
