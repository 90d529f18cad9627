import type { ReactNode } from 'react';
import css from './find-fold.module.css';
import { FindIcon } from './find-icon.tsx';

type FindFoldProps = {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Tools that search and sort a list, folded so that the list begins high on the page. */
export function FindFold({ title, className = '', children }: FindFoldProps) {
  return (
    <details className={`${css.fold} ${className}`}>
      <summary>
        <FindIcon />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  );
}
