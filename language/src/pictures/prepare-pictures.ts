import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltPicture, BuiltPictures, Focus } from '@underhall/engine';
import { convertPicture, fileOf, withoutMetadata } from './convert-picture.ts';
import { type Inspected, inspectPicture } from './inspect-picture.ts';
import { listPictures, type PictureFault, type PictureFile } from './list-pictures.ts';
import { alsoCutAs, type PictureSize, pictureKinds } from './picture-kinds.ts';
import { readFocus } from './read-focus.ts';

/** Raise this number after changing the conversion. */
const recipe = 2;

const dayMs = 24 * 60 * 60 * 1000;

export type Preparation = {
  /** Absolute path of the world. */
  readonly world: string;
  /** Folder of the converted pictures. Those whose content has not changed stay. */
  readonly store: string;
  readonly isDefaultWorld: boolean;
  /** Shows the originals, without their metadata, until they are converted. A drawing is never shown itself. */
  readonly originalsFirst: boolean;
  readonly progress: (line: string) => unknown;
};

type Target = Pick<Preparation, 'store' | 'isDefaultWorld'>;

type Prepared = PictureFile & {
  readonly inspected: Inspected;
  readonly hash: string;
  readonly sizes: readonly PictureSize[];
  readonly focus?: Focus;
};

/**
 * Converts the pictures of a world into a folder, and then lists them in a file beside it. Refused pictures are left out,
 * because the check reports them. Returns pictures that could not be converted.
 */
export async function preparePictures({
  world,
  store,
  isDefaultWorld,
  originalsFirst,
  progress,
}: Preparation): Promise<readonly PictureFault[]> {
  const { pictures } = listPictures(world);
  const { focus } = readFocus(world, pictures);
  const prepared = await prepareAll(world, pictures, focus);
  mkdirSync(store, { recursive: true });
  const isDone = ({ hash, sizes }: Prepared): boolean =>
    sizes.every((size) => existsSync(join(store, hash, fileOf(size))));
  const waiting = prepared.filter((picture) => !isDone(picture));
  if (originalsFirst) await showOriginals({ store, isDefaultWorld }, prepared, waiting);
  const faults: PictureFault[] = [];
  for (const [at, picture] of waiting.entries()) {
    progress(`picture ${at + 1} of ${waiting.length}: ${picture.file}`);
    try {
      await convertPicture(picture.inspected, picture.sizes, join(store, picture.hash), picture.focus);
    } catch {
      faults.push({
        file: picture.file,
        message: 'the picture could not be converted, because it is damaged or incomplete; save it again',
      });
    }
  }
  const failed = new Set(faults.map(({ file }) => file));
  writeManifest(
    { store, isDefaultWorld },
    prepared.filter(({ file }) => !failed.has(file)),
  );
  removeOld(store, prepared);
  return faults;
}

/** Removes conversions that the world no longer has. Open pages may still ask for those of the last day. */
function removeOld(store: string, current: readonly Prepared[]): void {
  const hashes = new Set(current.map(({ hash }) => hash));
  for (const name of readdirSync(store)) {
    const folder = join(store, name);
    if (!hashes.has(name) && Date.now() - statSync(folder).mtimeMs > dayMs) rmSync(folder, { recursive: true });
  }
}

async function prepareAll(
  world: string,
  pictures: readonly PictureFile[],
  focusOf: ReadonlyMap<string, Focus>,
): Promise<readonly Prepared[]> {
  const own = new Set(pictures.map(({ kind, name }) => `${kind}/${name}`));
  const prepared: Prepared[] = [];
  for (const picture of pictures) {
    const inspected = await inspectPicture(join(world, picture.file));
    if (typeof inspected === 'string') continue;
    const { kind, name } = picture;
    const others = (alsoCutAs[kind] ?? []).filter(({ folder }) => !own.has(`${folder}/${name}`));
    const sizes = [...pictureKinds[kind], ...others];
    const focus = focusOf.get(`${kind}/${name}`);
    const hash = createHash('sha256')
      .update(JSON.stringify([recipe, sizes, focus]))
      .update(inspected.bytes)
      .digest('hex')
      .slice(0, 16);
    prepared.push({ ...picture, inspected, hash, sizes, ...(focus && { focus }) });
  }
  return prepared;
}

async function showOriginals(target: Target, all: readonly Prepared[], waiting: readonly Prepared[]): Promise<void> {
  const { store } = target;
  const shown = new Map<Prepared, BuiltPicture>();
  const file = `${store}.json`;
  const earlier: BuiltPictures | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  for (const picture of waiting) {
    if (picture.inspected.type === 'svg') {
      // The page keeps the earlier drawing until the new one is drawn.
      const drawing = earlier?.pictures[picture.kind]?.[picture.name];
      if (drawing) shown.set(picture, drawing);
      continue;
    }
    const bytes = await withoutMetadata(picture.inspected).catch(() => undefined);
    // The conversion reports a damaged picture.
    if (bytes === undefined) continue;
    await mkdir(join(store, picture.hash), { recursive: true });
    await writeFile(join(store, picture.hash, 'original'), bytes);
    shown.set(picture, { hash: picture.hash, original: 'image/webp' });
  }
  const drawn = all.filter((picture) => shown.has(picture) || !waiting.includes(picture));
  writeManifest(target, drawn, shown);
}

/** Replaces the list by renaming, so that no reader sees a part of it. */
function writeManifest(
  { store, isDefaultWorld }: Target,
  all: readonly Prepared[],
  unconverted: ReadonlyMap<Prepared, BuiltPicture> = new Map(),
): void {
  const pictures: Record<string, Record<string, BuiltPicture>> = {};
  const focus: Record<string, Record<string, Focus>> = {};
  for (const picture of all) {
    const built = unconverted.get(picture) ?? { hash: picture.hash };
    for (const folder of new Set(picture.sizes.map((size) => size.folder))) {
      pictures[folder] = { ...pictures[folder], [picture.name]: built };
      if (picture.focus) focus[folder] = { ...focus[folder], [picture.name]: picture.focus };
    }
  }
  const file = `${store}.json`;
  const built: BuiltPictures = { isDefaultWorld, pictures, focus };
  writeFileSync(`${file}.new`, JSON.stringify(built));
  renameSync(`${file}.new`, file);
}
