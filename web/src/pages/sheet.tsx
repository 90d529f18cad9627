import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import css from './pages.module.css';

type SheetProps = {
  readonly title: string;
  readonly hasColumn?: boolean;
  readonly children: ReactNode;
};

export function Sheet({ title, hasColumn = false, children }: SheetProps) {
  return (
    <Page title={title} className={css.reading} width={hasColumn ? 'wide' : 'plain'}>
      {children}
    </Page>
  );
}
