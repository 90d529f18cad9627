import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format-number.ts';
import css from './preferences.module.css';

/** The avoided entries of a list, collapsed under their count. Renders nothing if there are none. */
export function AvoidedEntries({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={css.folded}>
      <summary>{formatNumber(count)} avoided</summary>
      {children}
    </details>
  );
}
