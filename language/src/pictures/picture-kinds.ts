/** One of the sizes of a picture. `quality` is that of AVIF or JPEG. */
export type PictureSize = {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly type?: 'jpg' | 'png';
  /** Set if the picture keeps its shape, and is only ever made smaller. */
  readonly isWhole?: true;
};

const sizesOf = (
  folder: string,
  [wide, high]: readonly [wide: number, high: number],
  ...widths: readonly (readonly [width: number, quality: number])[]
): readonly PictureSize[] =>
  widths.map(([width, quality]) => ({ folder, width, height: Math.round((width * high) / wide), quality }));

/** Pictures of the page itself. The page knows by the width which of its uses a file has. */
const pageSizes: readonly PictureSize[] = [
  // A frame, three times as large as it is drawn, and a seal.
  ...sizesOf('ui', [1, 1], [144, 75], [168, 60], [84, 62]),
  // The back of a card, and a layer of the actions.
  ...sizesOf('ui', [10, 13], [312, 55]),
  ...sizesOf('ui', [11, 23], [264, 60]),
  // A texture must repeat without a seam.
  { folder: 'ui', width: 384, height: 384, quality: 55, isWhole: true },
  // The icon of the page, and the picture for shared links.
  { folder: 'ui', width: 32, height: 32, quality: 100, type: 'png' },
  { folder: 'ui', width: 180, height: 180, quality: 100, type: 'png' },
  { folder: 'ui', width: 1200, height: 630, quality: 80, type: 'jpg' },
];

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
  frames: sizesOf('frames', [10, 13], [260, 60], [130, 62]),
  ui: pageSizes,
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
