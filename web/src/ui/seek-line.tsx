import type { ReactNode } from 'react';
import entry from './entry.module.css';
import { Plate } from './plate.tsx';
import { SanitizedHtml } from './sanitized-html.tsx';
import css from './seek-line.module.css';

type SeekLineProps = {
  readonly name: string;
  readonly image: string;
  /** Progress, for example `7 of 8`. */
  readonly far?: ReactNode;
  readonly isReached?: boolean;
  readonly children?: ReactNode;
  /** A button beside the text. */
  readonly action?: ReactNode;
};

/** Class name of a place in a line. */
export const seekPlace = css.place;

export const SeekList = ({ children }: { readonly children: ReactNode }) => <ul className={css.list}>{children}</ul>;

/** A lead, a target or a plan in the list of what the player seeks. */
export function SeekLine({ name, image, far, isReached = false, children, action }: SeekLineProps) {
  return (
    <li className={`${entry.entry} ${css.line}`} data-reached={isReached}>
      <Plate name={image} width={34} />
      <div className={entry.words}>
        <p className={css.name}>
          <SanitizedHtml as="span" html={name} /> {far !== undefined && <span className={css.far}>{far}</span>}
        </p>
        {children}
      </div>
      {action}
    </li>
  );
}
