import type { PlaceOnMap } from '../area-on-map.ts';

export type NameAbove = 'building' | 'district';

/** With the whole map in view, a building's name closer than this (in map pixels) covers the name of its district. */
const close = { width: 300, height: 130 };

/** Half the width of a district's name at the largest text size with the whole map in view, in map pixels. */
const halfWidth = ({ area: { name } }: PlaceOnMap): number => name.length * 27;

/**
 * Returns which name a district's name would overlap, so that it moves down: a building at the same position, or
 * another district. If two districts are at the same height, the later one moves.
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
