import { ToldHtml } from '../../ui/told-html.tsx';
import type { PlaceOnMap } from '../area-on-map.ts';
import css from './places-over.module.css';

type PlaceLabelProps = {
  readonly place: PlaceOnMap;
  readonly here: number | undefined;
  readonly isSelected: boolean;
};

/** A name on the map, for the eye: ears have it from what is pressed. */
export function PlaceLabel({
  place: { area, label, isLit, isDistrict, isLandmark },
  here,
  isSelected,
}: PlaceLabelProps) {
  return (
    <span
      className={css.label}
      style={{ left: label.x, top: label.y }}
      aria-hidden={!isLandmark}
      data-kind={isDistrict ? 'district' : isLandmark ? 'landmark' : 'destination'}
      data-lit={isLit || area.id === here || isLandmark}
      data-here={area.id === here}
      data-selected={isSelected}
    >
      <ToldHtml as="span" html={area.name} />
    </span>
  );
}
