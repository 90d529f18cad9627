import css from './waiting.module.css';

/** Shows itself only when the wait is long enough to be noticed. */
export function Waiting({ children = 'One moment' }: { readonly children?: string }) {
  return (
    <p className={css.waiting} role="status">
      <span className={css.flame} aria-hidden="true" />
      {children}
    </p>
  );
}
