import { world } from '../api/world.ts';
import css from './loading.module.css';

type LoadingProps = {
  readonly children?: string;
  /** Appears without a delay. */
  readonly isAtOnce?: boolean;
};

/** A loading indicator. Appears after a short delay. */
export function Loading({ children = world.texts.pages.moment, isAtOnce = false }: LoadingProps) {
  return (
    <p className={css.loading} role="status" data-loading={isAtOnce ? 'at once' : 'soon'}>
      <span className={css.flame} aria-hidden="true" />
      {children}
    </p>
  );
}
