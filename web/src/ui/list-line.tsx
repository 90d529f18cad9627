import type { ReactNode } from 'react';
import css from './list-line.module.css';

type ListLineProps = {
  readonly picture?: ReactNode;
  readonly title?: ReactNode;
  /** The id of the title, for `aria-describedby` or `aria-labelledby` elsewhere. */
  readonly titleId?: string | undefined;
  readonly children?: ReactNode;
  /** The actions of the entry: beside its text, or below on a narrow screen. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
};

/** A list entry: picture, title, text and actions. */
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
