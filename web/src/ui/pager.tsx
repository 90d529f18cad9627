import { Button } from './button.tsx';
import { formatNumber } from './format-number.ts';
import css from './pager.module.css';

type PagerProps = {
  readonly label: string;
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Shown even if there is only one page. */
  readonly isAlwaysShown?: boolean;
  readonly onPage: (page: number) => void;
};

export function Pager({ label, page, pages, isAlwaysShown = false, onPage }: PagerProps) {
  if (pages <= 1 && !isAlwaysShown) return null;
  const [isFirst, isLast] = [page <= 1, page >= pages];
  return (
    <nav className={css.pager} aria-label={label}>
      <Button aria-disabled={isFirst} onClick={() => !isFirst && onPage(page - 1)}>
        Previous
      </Button>
      <p role="status">
        Page {formatNumber(page)} of {formatNumber(pages)}
      </p>
      <Button aria-disabled={isLast} onClick={() => !isLast && onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
