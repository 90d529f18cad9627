import css from './marker.module.css';

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
