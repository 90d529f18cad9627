/** Width of the small picture, enough for the first view. */
const plain = 1600;
/** Maximum width of the fine picture: half the width of the large map. */
const finest = 2610;
/** A picture still looks sharp when enlarged by this factor. */
const stretch = 1.15;

/** The available widths of a map's flat picture, in pixels, ascending. */
export const pictureWidths = (mapWidth: number): readonly number[] => [plain, Math.min(mapWidth, finest)];

/** The smallest width that looks sharp when the map covers this many device pixels. Otherwise the largest one. */
export function requiredWidth(mapWidth: number, screenPixels: number): number {
  const widths = pictureWidths(mapWidth);
  return widths.find((width) => width * stretch >= screenPixels) ?? Math.max(...widths);
}
