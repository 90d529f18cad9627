/** Minimum width of a picture, enough for the first view. */
const plain = 1600;
/** Maximum width of a picture: half the size of the city. */
const finest = 2610;
/** A picture that is enlarged up to this factor still looks sharp. */
const stretch = 1.15;

/** The widths in which a flat picture exists, in pixels, ascending. */
export const pictureWidths = (mapWidth: number): readonly number[] => [plain, Math.min(mapWidth, finest)];

/** The smallest width that is sharp when the whole map covers this many screen pixels. */
export function requiredWidth(mapWidth: number, screenPixels: number): number {
  const widths = pictureWidths(mapWidth);
  return widths.find((width) => width * stretch >= screenPixels) ?? Math.max(...widths);
}
