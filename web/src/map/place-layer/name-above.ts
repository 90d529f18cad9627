import type { PlaceOnMap } from '../area-on-map.ts';

/** The kinds of names that another makes room for, by going down a little. */
export type NameAbove = 'building' | 'district';

/** The name of a building as close as this lies on that of its district when the whole map is seen, in the map's pixels. */
const close = { width: 300, height: 130 };

/** The half of a district's name in the largest letters, when the whole map is seen, in the map's pixels. */
const halfWidth = ({ area: { name } }: PlaceOnMap): number => name.length * 27;

/**
 * The name above that of a district, which makes room for it: of a building in it that is drawn at the same spot, or of
 * another district that it would run into. Of two districts at the same height the later makes room.
 */
export function nameAbove(place: PlaceOnMap, shown: readonly PlaceOnMap[]): NameAbove | undefined {
  if (!place.isDistrict) return undefined;
  const own = shown.indexOf(place);
  const above = shown.filter((other, index) => {
    if (other === place || !other.shouldShowLabel) return false;
    const down = place.label.y - other.label.y;
    const isAbove = down === 0 ? !other.isDistrict || index < own : down > 0 && down < close.height;
    const least = other.isDistrict ? halfWidth(other) + halfWidth(place) : close.width;
    return isAbove && Math.abs(other.label.x - place.label.x) < least;
  });
  if (above.length === 0) return undefined;
  return above.some(({ isDistrict }) => isDistrict) ? 'district' : 'building';
}
