import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import type { PlaceOnMap } from '../area-on-map.ts';
import type { NameAbove } from './name-above.ts';
import css from './place-layer.module.css';

type PlaceLabelProps = {
  readonly place: PlaceOnMap;
  readonly here: number | undefined;
  readonly isSelected: boolean;
  readonly above: NameAbove | undefined;
};

/**
 * A visible name on the map. Only names of landmarks are exposed to screen readers, because buttons announce the other
 * names.
 */
export function PlaceLabel({ place, here, isSelected, above }: PlaceLabelProps) {
  const { area, label, pin, isLit, isDistrict, isLandmark } = place;
  return (
    <span
      className={css.label}
      style={{ left: label.x, top: label.y }}
      aria-hidden={!isLandmark}
      data-name-of={area.id}
      data-kind={isDistrict ? 'district' : isLandmark ? 'landmark' : 'destination'}
      data-lit={isLit || area.id === here || isLandmark}
      data-here={area.id === here}
      data-selected={isSelected}
      // If a name and its pin have the same position, the name is drawn below the pin.
      data-below={above}
      data-under={pin.x === label.x && pin.y === label.y}
    >
      <SanitizedHtml as="span" html={area.name} />
    </span>
  );
}
