import css from './marker.module.css';

/** A dot that marks a tab with news. */
export function Marker({ says = 'something new' }: { readonly says?: string }) {
  return (
    <>
      {' '}
      <span className={css.marker}>
        <span className="visually-hidden">({says})</span>
      </span>
    </>
  );
}
