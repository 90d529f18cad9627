import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { worldFileLimits } from '@underhall/contract/limits';
import { type ZippableFile, zipSync } from 'fflate';
import { sourcePaths } from './source-paths.ts';
import { sizeInWords, WorldFileFault } from './world-file-fault.ts';

/** The earliest time of the format, which stores local time. So the bytes depend on neither clock nor time zone. */
const sameTime = '1980-01-01T00:00';

/**
 * Packs the sources of a world into one file. The same content always gives the same bytes.
 *
 * @throws WorldFileFault if a file is a link, or if the world exceeds a limit
 */
export function packWorld(folder: string): Uint8Array {
  const paths = sourcePaths(folder);
  if (paths.length > worldFileLimits.files)
    throw new WorldFileFault(
      `The world has ${paths.length} files; at most ${worldFileLimits.files} fit into one file.`,
    );
  const contents = paths.map((path) => ({ path, content: readPlain(folder, path) }));
  const total = contents.reduce((sum, { content }) => sum + content.length, 0);
  if (total > worldFileLimits.unpackedBytes) throw new WorldFileFault(tooLarge(total, worldFileLimits.unpackedBytes));
  const files = contents.map(({ path, content }): [string, ZippableFile] => [
    path,
    [content, { level: levelOf(path) }],
  ]);
  const packed = zipSync(Object.fromEntries(files), { mtime: sameTime });
  if (packed.length > worldFileLimits.packedBytes)
    throw new WorldFileFault(tooLarge(packed.length, worldFileLimits.packedBytes));
  return packed;
}

/** Photographs and paintings are compressed already, and compressing them again takes long. */
const levelOf = (path: string): 0 | 6 => (/\.(png|jpe?g|webp|avif|gif)$/i.test(path) ? 0 : 6);

function readPlain(folder: string, path: string): Uint8Array {
  if (!lstatSync(join(folder, path)).isFile())
    throw new WorldFileFault(`${path} is a link or something special; copy the file itself to this place.`);
  return readFileSync(join(folder, path));
}

const tooLarge = (bytes: number, limit: number): string =>
  `The world takes ${sizeInWords(bytes)}; at most ${sizeInWords(limit)} fit into one file. Use smaller pictures.`;
