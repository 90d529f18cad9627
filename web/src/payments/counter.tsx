import css from './payments.module.css';

/** Screen readers announce the rest of this share of the limit. */
const announcedShare = 0.1;

type CounterProps = { readonly length: number; readonly max: number };

/** Number of characters typed and allowed. Screen readers hear only how few are left. */
export function Counter({ length, max }: CounterProps) {
  const left = max - length;
  const status = left < 0 ? `${-left} too many` : left === 1 ? 'One character left' : `${left} characters left`;
  return (
    <>
      <span className={css.counter} data-empty={length === 0} aria-hidden="true">
        {length}/{max}
      </span>
      <span role="status" className="visually-hidden">
        {left <= max * announcedShare && status}
      </span>
    </>
  );
}
