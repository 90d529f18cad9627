import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { worldFileLimits } from '@underhall/contract/limits';
import { zipSync } from 'fflate';
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
  const files = Object.fromEntries(paths.map((path) => [path, readPlain(folder, path)]));
  const total = Object.values(files).reduce((sum, { length }) => sum + length, 0);
  if (total > worldFileLimits.unpackedBytes) throw new WorldFileFault(tooLarge(total, worldFileLimits.unpackedBytes));
  const packed = zipSync(files, { level: 6, mtime: sameTime });
  if (packed.length > worldFileLimits.packedBytes)
    throw new WorldFileFault(tooLarge(packed.length, worldFileLimits.packedBytes));
  return packed;
}

function readPlain(folder: string, path: string): Uint8Array {
  if (!lstatSync(join(folder, path)).isFile())
    throw new WorldFileFault(`${path} is a link or something special; copy the file itself to this place.`);
  return readFileSync(join(folder, path));
}

const tooLarge = (bytes: number, limit: number): string =>
  `The world takes ${sizeInWords(bytes)}; at most ${sizeInWords(limit)} fit into one file. Use smaller pictures.`;
