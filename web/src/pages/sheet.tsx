import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import css from './pages.module.css';

/** A page of plain reading. */
export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title} className={css.reading}>
      {children}
    </Page>
  );
}
