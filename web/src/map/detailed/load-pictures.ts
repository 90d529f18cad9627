import { artFolder } from '../../api/art.ts';
import type { Point } from '../polygon.ts';
import type { MapRoot } from '../zoom.ts';

/** The JSON file of a sprite sheet. `frame` is in sheet pixels. `world`, a name of the file format, is the frame's
 * upper left corner on the map. */
export type SheetFile = {
  readonly frames: Readonly<Record<string, SheetFrame>>;
  readonly meta: { readonly image: string; readonly scale: string };
};
export type SheetFrame = {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly world: Point;
};

export type Sheet = { readonly file: SheetFile; readonly image: ImageBitmap };
export type FlatName = 'sea' | 'coastlineSea' | 'coastline' | 'fog';

export type MapPictures = {
  readonly sheets: readonly Sheet[];
  readonly flat: Readonly<Record<FlatName, ImageBitmap>>;
};

type PicturesInput = {
  readonly root: Pick<MapRoot, 'rootPrefix' | 'spriteSheetCount' | 'width'>;
  readonly signal: AbortSignal;
  /** Called with the loaded share, 0 to 1. */
  readonly onShare: (share: number) => void;
};

/** Fetches all pictures of a map in parallel. Rejects if any picture fails to load. */
export async function loadPictures({ root, signal, onShare }: PicturesInput): Promise<MapPictures> {
  const { rootPrefix, spriteSheetCount } = root;
  let done = 0;
  const counted = async <Picture>(picture: Promise<Picture>): Promise<Picture> => {
    const there = await picture;
    done += 1;
    onShare(done / (spriteSheetCount + 4));
    return there;
  };
  const flat = (name: string) => counted(pictureAt(`${artFolder(rootPrefix)}/${name}.webp`, signal));
  const [sea, coastlineSea, coastline, fog, ...sheets] = await Promise.all([
    flat(`sea-${flatWidth(root)}`),
    flat(`coastline-sea-${flatWidth(root)}`),
    flat(`coastline-${flatWidth(root)}`),
    flat('fog-512'),
    ...Array.from({ length: spriteSheetCount }, (_, index) =>
      counted(sheetAt(sheetUrl(rootPrefix, index + 1), signal)),
    ),
  ]);
  return { sheets, flat: { sea, coastlineSea, coastline, fog } };
}

/** URL of the JSON file of sheet `n`, counted from 1. */
export const sheetUrl = (rootPrefix: string, n: number): string =>
  `${artFolder(rootPrefix)}/spritesheets/${rootPrefix}-${n}.json`;

/** Maximum width of a flat picture. The flat picture of a wider map is scaled down. */
const maxFlatWidth = 2610;
const flatWidth = ({ width }: Pick<MapRoot, 'width'>): number => Math.min(width, maxFlatWidth);

async function sheetAt(url: string, signal: AbortSignal): Promise<Sheet> {
  const file = (await (await fetched(url, signal)).json()) as SheetFile;
  return { file, image: await pictureAt(url.replace(/[^/]*$/, file.meta.image), signal) };
}

/** `createImageBitmap` decodes off the main thread. The content security policy forbids custom workers. */
async function pictureAt(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetched(url, signal)).blob());
}

async function fetched(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`Cannot load the map's picture ${url}: status ${answer.status}.`);
  return answer;
}
