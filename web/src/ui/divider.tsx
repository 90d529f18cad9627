import { world } from '../api/world.ts';
import css from './divider.module.css';

/** A plain line in a world without a frame of its own. */
export function Divider() {
  if (world.looks.frame === undefined) return <span className={css.line} aria-hidden="true" />;
  return (
    <svg className={css.divider} viewBox="0 0 240 14" width="240" height="14" aria-hidden="true">
      <path d="M8 7 98 6.300V7.700ZM232 7 142 6.300V7.700Z" />
      <path d="m120 1 4.500 6-4.500 6-4.500-6zM108.500 4.500l2 2.500-2 2.500-2-2.500zM131.500 4.500l2 2.500-2 2.500-2-2.500z" />
    </svg>
  );
}
