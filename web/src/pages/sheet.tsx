import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import css from './pages.module.css';

type SheetProps = {
  readonly title: string;
  /** True if another column is shown beside the text. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
};

/** A page of plain text. */
export function Sheet({ title, isBeside = false, children }: SheetProps) {
  return (
    <Page title={title} className={css.reading} width={isBeside ? 'wide' : 'plain'}>
      {children}
    </Page>
  );
}
