import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { worldFileLimits } from '@underhall/contract/limits';
import type { BuiltPictures } from '@underhall/engine';
import type { StoredWorld } from './compiled-store.ts';
import type { WorldPictureStore } from './world-picture-store.ts';

const compress = promisify(brotliCompress);
/** Higher levels take ten times as long for a tenth less. */
const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the problems that the compiler has found, or stores its pictures and returns the compiled world. */
export async function readOutput(
  { worldPictures }: { readonly worldPictures: WorldPictureStore },
  folder: string,
): Promise<StoredWorld | string> {
  const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const { problems } = (await json('result.json')) as { problems?: string };
  if (problems !== undefined) return problems;
  const built = (await json('pictures.json')) as BuiltPictures;
  const paths = await pathsOf(built, join(folder, 'pictures'));
  const [pack, numbers] = [await readFile(join(folder, 'world.json')), await json('numbers.json')];
  let bytes = pack.length;
  for (const path of paths) bytes += (await stat(join(folder, 'pictures', path))).size;
  if (paths.length > maxPictureFiles || bytes > worldFileLimits.unpackedBytes)
    return 'The compiled world is too large. Use fewer or smaller pictures.';
  const files: Record<string, string> = {};
  for (const path of paths) files[path] = await worldPictures.add(await readFile(join(folder, 'pictures', path)));
  return { pack: await compress(pack, level), pictures: { built, files }, numbers };
}

/** A picture has a file for each size. */
const maxPictureFiles = 10 * worldFileLimits.files;

/** Only pictures of this version: the folder has those of an earlier one too. */
async function pathsOf({ pictures }: BuiltPictures, folder: string): Promise<readonly string[]> {
  const hashes = new Set(Object.values(pictures).flatMap((byName) => Object.values(byName).map(({ hash }) => hash)));
  const paths: string[] = [];
  for (const hash of hashes) for (const name of await readdir(join(folder, hash))) paths.push(`${hash}/${name}`);
  return paths;
}
