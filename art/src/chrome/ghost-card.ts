import { glyph } from '../icons/glyph.ts';

const WIDTH = 156;
const HEIGHT = 203;

/** The place of an empty deck: a dashed outline with an hourglass in it, as SVG. */
export function ghostCard(): string {
  const hourglass = glyph('hourglass').replaceAll('currentColor', '#d8b56a');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    '<rect x="4.500" y="4.500" width="147" height="194" rx="5" fill="#c9a763" fill-opacity=".06" stroke="#c9a763" stroke-width="1.600" stroke-dasharray="7 5"/>' +
    '<rect x="10.500" y="10.500" width="135" height="182" rx="3" fill="none" stroke="#c9a763" stroke-opacity=".35" stroke-width=".800"/>' +
    `<g transform="translate(45.500 69) scale(.127)" opacity=".86">${hourglass}</g></svg>\n`
  );
}
