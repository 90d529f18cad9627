import type { ReactNode } from 'react';
import css from './list-line.module.css';

type ListLineProps = {
  readonly picture?: ReactNode;
  readonly title?: ReactNode;
  /** Id that other elements use in `aria-describedby` or `aria-labelledby`. */
  readonly titleId?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
};

/** Contains `ListLine`s. */
export const LineList = ({ children }: { readonly children: ReactNode }) => <ul className={css.list}>{children}</ul>;

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
