export type ArtKind =
  | 'limbo'
  | 'heroes'
  | 'headers'
  | 'phone-headers'
  | 'cameos'
  | 'frames'
  | 'icons'
  | 'scenes'
  | 'ui'
  | 'lodgings'
  | 'locations'
  | 'snippets'
  | 'currencies';

/** The address of a picture. The version in the path lets it be cached for ever. */
export const artUrl = (kind: ArtKind, name: string, width: number): string =>
  `/images/${__ART_VERSION__}/${kind}/${encodeURIComponent(name)}-${width}.avif`;

/** The address of a drawing that is sharp at any size. */
export const drawingUrl = (kind: ArtKind, name: string): string =>
  `/images/${__ART_VERSION__}/${kind}/${encodeURIComponent(name)}.svg`;

/** The list of the icons that pictures are drawn from. */
export const glyphListUrl = `/images/${__ART_VERSION__}/ui/glyphs.txt`;
