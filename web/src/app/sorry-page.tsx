import type { ReactNode } from 'react';
import panel from '../ui/panel.module.css';
import css from './app.module.css';

/** A page that stands in for the whole game; it needs nothing of it. */
export function SorryPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className={css.sorry}>
      <title>{`${title} · Underhall`}</title>
      <div className={panel.ruled}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
