export type ArtKind =
  | 'limbo'
  | 'heroes'
  | 'headers'
  | 'cameos'
  | 'icons'
  | 'ui'
  | 'lodgings'
  | 'locations'
  | 'snippets';

/** Where a picture is. The version in the path lets it be cached for ever. */
export const artUrl = (kind: ArtKind, name: string, width: number): string =>
  `/images/${__ART_VERSION__}/${kind}/${encodeURIComponent(name)}-${width}.avif`;
