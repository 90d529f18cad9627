import type { ReactNode } from 'react';
import { formatNumber } from '../ui/format-number.ts';
import css from './preferences.module.css';

/** Renders nothing if `count` is 0. */
export function AvoidedEntries({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details className={css.folded}>
      <summary>{formatNumber(count)} avoided</summary>
      {children}
    </details>
  );
}
