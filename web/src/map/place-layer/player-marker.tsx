import { playerMarker } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';
import css from './place-layer.module.css';

/** The player's marker: a pin whose tip is at `at`. */
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
      <circle className={css.markerFace} cx="28" cy="28.500" r="10" />
    </svg>
  );
}
