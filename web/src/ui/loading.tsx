import css from './loading.module.css';

type LoadingProps = {
  readonly children?: string;
  /** Shown at once, however short the wait. */
  readonly isAtOnce?: boolean;
};

/** Appears only if the wait is long enough to notice. */
export function Loading({ children = 'One moment', isAtOnce = false }: LoadingProps) {
  return (
    <p className={css.loading} role="status" data-at-once={isAtOnce || undefined}>
      <span className={css.flame} aria-hidden="true" />
      {children}
    </p>
  );
}
