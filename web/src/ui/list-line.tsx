import type { ReactNode } from 'react';
import css from './list-line.module.css';

type ListLineProps = {
  readonly picture?: ReactNode;
  readonly title?: ReactNode;
  /** The id of the title, for elements elsewhere that describe it. */
  readonly titleId?: string | undefined;
  readonly children?: ReactNode;
  /** The actions on the entry: beside its words, and below them where there is little room. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
};

/** A line of a list: a picture, a title, words, and what can be done. */
export function ListLine({ picture, title, titleId, children, action, className = '' }: ListLineProps) {
  return (
    <li className={`${css.line} ${className}`}>
      {picture}
      <div className={css.words}>
        {title && (
          <h3 id={titleId} className={css.title}>
            {title}
          </h3>
        )}
        {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </li>
  );
}
