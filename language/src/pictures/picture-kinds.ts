/** One of the sizes of a picture. `quality` is that of AVIF or JPEG. */
export type PictureSize = {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly type?: 'jpg';
};

const sizesOf = (
  folder: string,
  [wide, high]: readonly [wide: number, high: number],
  ...widths: readonly (readonly [width: number, quality: number])[]
): readonly PictureSize[] =>
  widths.map(([width, quality]) => ({ folder, width, height: Math.round((width * high) / wide), quality }));

const locationJpeg: PictureSize = { folder: 'locations', width: 200, height: 200, quality: 80, type: 'jpg' };

/** For each folder of a world's pictures: the sizes into which a picture is converted, as those of `art/src`. */
export const pictureKinds = {
  icons: sizesOf('icons', [10, 13], [200, 55], [100, 60]),
  cameos: sizesOf('cameos', [10, 13], [260, 55], [130, 58]),
  lodgings: sizesOf('lodgings', [10, 13], [520, 50], [260, 54]),
  headers: sizesOf('headers', [4, 1], [1920, 45], [1280, 47], [640, 50]),
  'phone-headers': sizesOf('phone-headers', [3, 2], [1170, 45], [780, 48]),
  heroes: sizesOf('heroes', [16, 9], [1600, 45], [800, 48]),
  scenes: sizesOf('scenes', [3, 2], [960, 48], [480, 52]),
  currencies: sizesOf('currencies', [1, 1], [96, 60], [48, 62]),
  maps: sizesOf('maps', [16, 9], [2048, 45], [1600, 48]),
  snippets: sizesOf('snippets', [3, 1], [600, 50]),
} as const satisfies Readonly<Record<string, readonly PictureSize[]>>;

export type OwnPictureKind = keyof typeof pictureKinds;

export const isPictureKind = (word: string): word is OwnPictureKind => Object.hasOwn(pictureKinds, word);

/**
 * Other sizes into which a picture is cut: banners for telephones and for squares of locations, lodgings for icons. A
 * world's own picture of that kind and name takes precedence.
 */
export const alsoCutAs: Readonly<Partial<Record<OwnPictureKind, readonly PictureSize[]>>> = {
  headers: [...pictureKinds['phone-headers'], ...sizesOf('locations', [1, 1], [400, 48], [200, 50]), locationJpeg],
  lodgings: pictureKinds.icons,
};
