import css from './loading.module.css';

/** Shows itself only when the wait is long enough to be noticed. */
export function Loading({ children = 'One moment' }: { readonly children?: string }) {
  return (
    <p className={css.loading} role="status">
      <span className={css.flame} aria-hidden="true" />
      {children}
    </p>
  );
}
