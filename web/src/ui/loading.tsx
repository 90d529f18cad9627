import css from './loading.module.css';

type LoadingProps = {
  readonly children?: string;
  /** Shown from the first moment, however short the wait. */
  readonly isAtOnce?: boolean;
};

/** Shows itself only when the wait is long enough to be noticed. */
export function Loading({ children = 'One moment', isAtOnce = false }: LoadingProps) {
  return (
    <p className={css.loading} role="status" data-at-once={isAtOnce || undefined}>
      <span className={css.flame} aria-hidden="true" />
      {children}
    </p>
  );
}
