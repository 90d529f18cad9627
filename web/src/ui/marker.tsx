import css from './marker.module.css';

/** A dot on a tab that has something new. */
export function Marker({ says = 'something new' }: { readonly says?: string }) {
  return (
    <>
      {' '}
      <span className={css.marker}>
        <span className="for-ears">({says})</span>
      </span>
    </>
  );
}
