import type { PlaceOnMap } from '../area-on-map.ts';

/** The kinds of names that move another name down. */
export type NameAbove = 'building' | 'district';

/** Closer than this, in map pixels, a building's name covers its district's name when the whole map is in view. */
const close = { width: 300, height: 130 };

/** Half the width of a district's name at the maximum text size, in map pixels, when the whole map is in view. */
const halfWidth = ({ area: { name } }: PlaceOnMap): number => name.length * 27;

/**
 * The name above a district's name, which moves down for it: a building of the district at the same position, or an
 * overlapping district. Of two districts at the same height the later one moves.
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
