import type { ReactNode } from 'react';
import css from './page.module.css';
import { PageHeading } from './page-heading.tsx';
import panel from './panel.module.css';
import { useFocusNearestHeading } from './use-focus-nearest-heading.ts';

type PageProps = {
  readonly title: string;
  readonly line?: ReactNode;
  readonly isShort?: boolean;
  readonly width?: 'plain' | 'wide' | 'widest';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A framed page outside the game's columns. */
export function Page({ title, line, isShort = false, width = 'plain', className = '', children }: PageProps) {
  return (
    <div className={css.page} data-width={width}>
      <article className={`${panel.ruled} ${css.sheet} ${className}`} data-short={isShort}>
        <PageHeading title={title} className={css.title} />
        {line && <p className={css.line}>{line}</p>}
        {children}
      </article>
    </div>
  );
}

type ColumnPageProps = Pick<PageProps, 'title' | 'line' | 'children'> & {
  /** On the line of the title, so that the content begins higher. */
  readonly beside?: ReactNode;
};

/** A page in the game's middle column, below the tabs. */
export function ColumnPage({ title, line, beside, children }: ColumnPageProps) {
  const page = useFocusNearestHeading<HTMLElement>();
  return (
    <article ref={page} className={`${panel.panel} ${css.column}`}>
      <div className={css.head}>
        <PageHeading title={title} className={css.title} />
        {beside}
      </div>
      {line && <p className={css.line}>{line}</p>}
      {children}
    </article>
  );
}
