import { playerMarker } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';
import css from './place-layer.module.css';

/** The player's marker: a figure on a pin whose tip is at `at`. */
export function PlayerMarker({ at }: { readonly at: Point }) {
  return (
    <svg
      className={css.marker}
      style={{ left: at.x, top: at.y }}
      {...playerMarker}
      viewBox="0 0 56 79.500"
      data-marker=""
      role="img"
      aria-label="You"
    >
      <ellipse className={css.markerShadow} cx="28" cy="76.500" rx="10" ry="2.600" />
      <path
        className={css.markerPin}
        d="M28 77C25 66 5.500 49 5.500 28.500A22.500 22.500 0 0 1 50.500 28.500C50.500 49 31 66 28 77Z"
      />
      <circle className={css.markerFace} cx="28" cy="28.500" r="16.500" />
      <path
        className={css.markerHat}
        d="M20 23.500c.500-6.500 3-9.500 8-9.500s7.500 3 8 9.500c2.300.300 4 .900 4 1.800 0 1.400-5.400 2.400-12 2.400s-12-1-12-2.400c0-.900 1.700-1.500 4-1.800ZM22 29c3.700.600 8.300.600 12 0 .300 3.600-1.200 6.800-3.300 8.200v1.400c3.800.800 6.600 2 8 3.200A16.400 16.400 0 0 1 28 45a16.400 16.400 0 0 1-10.700-3.200c1.400-1.200 4.200-2.400 8-3.200v-1.400C23.200 35.800 21.700 32.600 22 29Z"
      />
    </svg>
  );
}
