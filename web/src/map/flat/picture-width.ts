/** Width of the small picture, enough for the first view. */
const plain = 1600;
/** Maximum width of the fine picture: half the width of the large map. */
const finest = 2610;
/** A picture looks sharp up to this enlargement. */
const stretch = 1.15;

/** The available widths of a map's flat picture, in pixels, ascending. */
export const pictureWidths = (mapWidth: number): readonly number[] => [plain, Math.min(mapWidth, finest)];

/**
 * Returns the smallest width that looks sharp when the map covers this many device pixels, or else the largest width.
 */
export function requiredWidth(mapWidth: number, screenPixels: number): number {
  const widths = pictureWidths(mapWidth);
  return widths.find((width) => width * stretch >= screenPixels) ?? Math.max(...widths);
}
