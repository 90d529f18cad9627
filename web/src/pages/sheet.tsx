import type { ReactNode } from 'react';
import { PageHeading } from '../ui/page-heading.tsx';
import panel from '../ui/panel.module.css';
import css from './pages.module.css';

/** A page of plain reading. */
export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={css.page}>
      <article className={`${panel.ruled} ${css.sheet}`}>
        <PageHeading title={title} className={css.title} />
        {children}
      </article>
    </div>
  );
}
