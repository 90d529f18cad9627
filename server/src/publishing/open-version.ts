import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { openPack, type Pack } from '@underhall/engine';
import type { ServerOptions } from '../server-options.ts';
import type { OpenedVersion } from './follow-live.ts';
import type { NumberStore } from './number-store.ts';
import type { Compiler } from './open-compiler.ts';
import type { WorldPictureStore } from './world-picture-store.ts';

export type OpenVersionDeps = {
  readonly compiler: Pick<Compiler, 'compile'>;
  readonly worldPictures: Pick<WorldPictureStore, 'fill'>;
  readonly worldNumbers: Pick<NumberStore, 'names'>;
  readonly options: Pick<ServerOptions, 'picturesFolder'>;
};

const decompress = promisify(brotliDecompress);

/**
 * Loads a version and its pictures. Compiles it first if this version of the program has not done so.
 *
 * @throws CompileFailed
 */
export async function openVersion(deps: OpenVersionDeps, number: number): Promise<OpenedVersion> {
  const { pack, pictures } = await deps.compiler.compile(number);
  const { picturesFolder } = deps.options;
  if (picturesFolder !== undefined) await deps.worldPictures.fill(picturesFolder, pictures);
  const world = openPack(JSON.parse((await decompress(pack)).toString()) as Pack);
  return { number, world: { ...world, goneNames: await deps.worldNumbers.names() }, pictures: pictures.built };
}
