import { ToldHtml } from '../../ui/told-html.tsx';
import type { PlaceOnMap } from '../area-on-map.ts';
import css from './places-over.module.css';

type PlaceLabelProps = {
  readonly place: PlaceOnMap;
  /** The width of the map, in its own pixels. */
  readonly mapWidth: number;
  readonly here: number | undefined;
  readonly isSelected: boolean;
  /** The name of a building in it stands close above. */
  readonly isBelowAnother: boolean;
};

/** A name on the map, for the eye: ears have it from what is pressed. */
export function PlaceLabel({ place, mapWidth, here, isSelected, isBelowAnother }: PlaceLabelProps) {
  const { area, label, pin, isLit, isDistrict, isLandmark } = place;
  return (
    <span
      className={css.label}
      style={{ left: label.x, top: label.y, ['--inwards' as string]: inwards(label.x / mapWidth) }}
      aria-hidden={!isLandmark}
      data-name-of={area.id}
      data-kind={isDistrict ? 'district' : isLandmark ? 'landmark' : 'destination'}
      data-lit={isLit || area.id === here || isLandmark}
      data-here={area.id === here}
      data-selected={isSelected}
      // Pinned to its own spot, it stands under the pin.
      data-below={isBelowAnother}
      data-under={pin.x === label.x && pin.y === label.y}
    >
      <ToldHtml as="span" html={area.name} />
    </span>
  );
}

/** The part of the map at each side where a name would stand out of it. */
const edge = 0.14;

/** The part of half its breadth by which a name near a side is moved to the middle: positive to the right. */
export function inwards(part: number): number {
  const moved = part < edge ? 1 - part / edge : part > 1 - edge ? (1 - part) / edge - 1 : 0;
  return Math.round(moved * 100) / 100;
}
