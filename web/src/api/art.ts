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

/** URL of a picture. The version in the path lets browsers cache it forever. */
export const artUrl = (kind: ArtKind, name: string, width: number): string =>
  `/images/${__ART_VERSION__}/${kind}/${encodeURIComponent(name)}-${width}.avif`;

export const drawingUrl = (kind: ArtKind, name: string): string =>
  `/images/${__ART_VERSION__}/${kind}/${encodeURIComponent(name)}.svg`;

export const glyphListUrl = `/images/${__ART_VERSION__}/ui/glyphs.txt`;
