import css from './marker.module.css';

/** A small light on a tab: something new waits behind it. */
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
