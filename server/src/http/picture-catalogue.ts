import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { WorldPictures } from '@underhall/contract';
import type { BuiltPictures } from '@underhall/engine';
import type { ServerOptions } from '../server-options.ts';

/** A picture of an address. `path` is relative to `root`. */
export type FoundPicture = {
  readonly root: string;
  readonly path: string;
  /** True if the address names the hash of the current content. */
  readonly isByHash: boolean;
  /** Media type of an original that is shown until the picture is converted. */
  readonly original?: string;
};

export type PictureCatalogue = {
  /** Hashes and focus points, for the page. Another object after each change. */
  readonly forPage: WorldPictures;
  /**
   * Finds `{kind}/{file}`, or `{hash}/{kind}/{file}`, also with the hash of an earlier version: pages that show it may
   * still be open.
   */
  find(address: string): FoundPicture | undefined;
  /** Reads the list of the world's own pictures again, after they were converted. */
  reload(): void;
  /** Shows these pictures from now on. Their files are in `picturesFolder`. */
  replace(pictures: BuiltPictures): void;
};

const none: BuiltPictures = { isDefaultWorld: true, pictures: {}, focus: {} };

/** Kinds whose pictures are shown in a band that is lower than they are. */
const bands = ['headers', 'phone-headers'] as const;

/**
 * The default world's pictures are in `imagesFolder`. A world's own pictures are in `picturesFolder`, listed in a file of
 * the same name with the ending `.json`.
 */
export async function openPictures({
  imagesFolder,
  picturesFolder,
}: Pick<ServerOptions, 'imagesFolder' | 'picturesFolder'>): Promise<PictureCatalogue> {
  const common = imagesFolder === undefined ? noSet : await readSet(imagesFolder);
  let own = none;
  let forPage: WorldPictures = { sets: {}, own: {}, focus: {} };
  const isShown = (path: string): boolean => own.isDefaultWorld && common.hashes.has(path);

  const findFile = (path: string, hash?: string): FoundPicture | undefined => {
    const [, kind = '', name = '', end = ''] = /^([\w-]+)\/([\w-]+)-(\d+\.(?:avif|jpg|png))$/.exec(path) ?? [];
    const built = entryOf(entryOf(own.pictures, kind) ?? {}, name);
    const earlier = `${hash}/${kind}-${end}`;
    const isEarlier = hash !== undefined && /^\w+$/.test(hash) && hash !== built?.hash;
    if (isEarlier && picturesFolder && existsSync(join(picturesFolder, earlier)))
      return { root: picturesFolder, path: earlier, isByHash: true };
    if (built && picturesFolder) {
      const { original } = built;
      const file = original === undefined ? `${kind}-${end}` : 'original';
      if (!existsSync(join(picturesFolder, built.hash, file))) return undefined;
      const isByHash = hash === built.hash && original === undefined;
      return { root: picturesFolder, path: `${built.hash}/${file}`, isByHash, ...(original && { original }) };
    }
    const isByHash = hash !== undefined && hash === common.hashes.get(path);
    return imagesFolder === undefined || !(isShown(path) || isByHash)
      ? undefined
      : { root: imagesFolder, path, isByHash };
  };

  const catalogue: PictureCatalogue = {
    get forPage() {
      return forPage;
    },
    find(address) {
      const [first = '', ...rest] = address.split('/');
      return findFile(address) ?? findFile(rest.join('/'), first);
    },
    reload() {
      const file = picturesFolder && `${picturesFolder}.json`;
      catalogue.replace(file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : none);
    },
    replace(pictures) {
      own = pictures;
      forPage = { sets: own.isDefaultWorld ? common.sets : {}, own: hashesOf(own), focus: focusOf(own, common.focus) };
    },
  };
  catalogue.reload();
  return catalogue;
}

const entryOf = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const hashesOf = ({ pictures }: BuiltPictures): WorldPictures['own'] =>
  mapValues(pictures, (names) => mapValues(names, ({ hash }) => hash));

/** How far down the focus is. The band shows the whole width. */
const focusOf = (own: BuiltPictures, common: WorldPictures['focus']): WorldPictures['focus'] =>
  Object.fromEntries(
    bands.map((kind) => [
      kind,
      { ...(own.isDefaultWorld && common[kind]), ...mapValues(own.focus[kind] ?? {}, ({ down }) => down) },
    ]),
  );

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

type PictureSet = {
  /** Hash of all pictures of a kind. */
  readonly sets: Readonly<Record<string, string>>;
  /** The same hash, keyed by the path of each file. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly focus: WorldPictures['focus'];
};

const noSet: PictureSet = { sets: {}, hashes: new Map(), focus: {} };

async function readSet(folder: string): Promise<PictureSet> {
  const sets: Record<string, string> = {};
  const hashes = new Map<string, string>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const kind = entry.name;
    // Folders have no extension.
    const files = (await readdir(join(folder, kind), { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort();
    const hash = createHash('sha256');
    // Synchronous, because awaiting so many small files would double the time.
    for (const file of files) hash.update(file).update(readFileSync(join(folder, kind, file)));
    sets[kind] = hash.digest('hex').slice(0, 12);
    for (const file of files) hashes.set(`${kind}/${file.replaceAll('\\', '/')}`, sets[kind]);
  }
  const focus = join(dirname(folder), 'focus.json');
  return { sets, hashes, focus: existsSync(focus) ? JSON.parse(await readFile(focus, 'utf8')) : {} };
}
