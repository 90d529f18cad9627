import type { PlaceOnMap } from '../area-on-map.ts';

export type NameAbove = 'building' | 'district';

/** If the whole map is in view, a district's name overlaps building names within this distance. In map pixels. */
const close = { width: 300, height: 130 };

/** Half the width of a district's name in map pixels, at the largest text size, with the whole map in view. */
const halfWidth = ({ area: { name } }: PlaceOnMap): number => name.length * 27;

/**
 * Returns what kind of name is close above the district's name, so that the district's name moves down. If two
 * districts are at the same height, the later name moves.
 */
export function nameAbove(place: PlaceOnMap, shown: readonly PlaceOnMap[]): NameAbove | undefined {
  if (!place.isDistrict) return undefined;
  const own = shown.indexOf(place);
  const above = shown.filter((other, index) => {
    if (other === place || !other.shouldShowLabel) return false;
    const down = place.label.y - other.label.y;
    const isAbove = down === 0 ? !other.isDistrict || index < own : down > 0 && down < close.height;
    const minDistance = other.isDistrict ? halfWidth(other) + halfWidth(place) : close.width;
    return isAbove && Math.abs(other.label.x - place.label.x) < minDistance;
  });
  if (above.length === 0) return undefined;
  return above.some(({ isDistrict }) => isDistrict) ? 'district' : 'building';
}
