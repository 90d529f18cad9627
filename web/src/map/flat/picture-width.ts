/** The least width of a map's picture: enough for the first look. */
const plain = 1600;
/** The greatest width in which a map's picture is drawn: half the city's size. */
const finest = 2610;
/** A picture that is stretched by no more than this is still sharp to the eye. */
const stretch = 1.15;

/** The widths a map's one flat picture is drawn in, in its own pixels, the least first. */
export const pictureWidths = (mapWidth: number): readonly number[] => [plain, Math.min(mapWidth, finest)];

/** The smallest of the widths that is still sharp where the whole map takes so many pixels of the screen. */
export function wantedWidth(mapWidth: number, screenPixels: number): number {
  const widths = pictureWidths(mapWidth);
  return widths.find((width) => width * stretch >= screenPixels) ?? Math.max(...widths);
}
