import { type ReactNode, useEffect, useRef } from 'react';
import { world } from '../api/world.ts';
import panel from '../ui/panel.module.css';
import css from './app.module.css';

/** A page that stands in for the whole game, and needs nothing of it. It may come in the middle of everything, so it has the focus. */
export function SorryPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={css.sorry}>
      <title>{`${title} · ${world.title}`}</title>
      <div className={panel.ruled}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
