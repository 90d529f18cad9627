import { useId } from 'react';
import { largeMap } from '../../constants/map.ts';
import { isInReach, type PlaceOnMap } from '../area-on-map.ts';
import { glows } from '../glow.ts';
import type { Polygon } from '../polygon.ts';
import type { Size } from '../zoom.ts';
import css from './flat-map.module.css';

type FlatShapesProps = {
  readonly places: readonly PlaceOnMap[];
  readonly size: Size;
  readonly here: number | undefined;
  readonly selected: number | undefined;
  readonly isNearBy: boolean;
};

/** Glow sizes are in pixels of the large map. A smaller map is enlarged. */
const cityWidth = largeMap.width;

const pointsOf = (polygon: Polygon): string => polygon.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * Draws shapes over the picture for known, closed and selected places, because the picture does not show these states.
 */
export function FlatShapes({ places, size, here, selected, isNearBy }: FlatShapesProps) {
  const id = useId();
  const { width, height } = size;
  const grounds = places
    // Open buildings are as bright as open districts, even inside a closed district.
    .filter(({ outline, isDistrict, isLit }) => outline !== undefined && (isDistrict || isLit))
    .map(({ area, outline = [], isLit, hasMarker }) => ({
      id: area.id,
      points: pointsOf(outline),
      isClear: isLit || hasMarker || area.id === here,
    }))
    .sort((one, other) => Number(one.isClear) - Number(other.isClear));
  const chosen = places.find((place) => place.area.id === selected && isInReach(place, isNearBy));
  return (
    <svg className={css.shapes} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <mask id={id}>
        <rect width={width} height={height} fill="#fff" />
        {grounds.map(({ id: ground, points, isClear }) => (
          <polygon key={ground} points={points} className={css.edge} data-clear={isClear} />
        ))}
        {grounds.map(({ id: ground, points, isClear }) => (
          <polygon key={ground} points={points} className={css.clearing} data-clear={isClear} />
        ))}
      </mask>
      <rect width={width} height={height} className={css.dark} mask={`url(#${id})`} />
      {chosen?.outline && (
        <g
          className={css.chosen}
          style={{ color: glows[chosen.isLit ? 'open' : 'closed'], ['--fine' as string]: width / cityWidth }}
          data-chosen={chosen.area.id}
        >
          <polygon points={pointsOf(chosen.outline)} />
          <polygon points={pointsOf(chosen.outline)} />
        </g>
      )}
    </svg>
  );
}
