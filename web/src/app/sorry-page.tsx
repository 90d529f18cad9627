import { type ReactNode, useEffect, useRef } from 'react';
import { world } from '../api/world.ts';
import panel from '../ui/panel.module.css';
import css from './app.module.css';

/**
 * Replaces the whole page, so it must not depend on the rest of the app. Moves focus to its heading, because it may
 * appear at any time.
 */
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
