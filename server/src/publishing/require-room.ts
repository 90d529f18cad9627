import { worldFileLimits } from '@underhall/contract/limits';
import { Refused } from '../http/failures.ts';

/**
 * The number of files is limited by the contract.
 *
 * @throws Refused if the files are too large for one version, or a path is there twice
 */
export function requireRoom(files: readonly { readonly path: string; readonly bytes: number }[]): void {
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
  if (bytes > worldFileLimits.packedBytes)
    throw new Refused(
      `The world has ${megabytes(bytes)}; a version may have ${megabytes(worldFileLimits.packedBytes)}. Use smaller pictures.`,
    );
  const paths = new Set<string>();
  for (const { path } of files) {
    if (paths.has(path)) throw new Refused(`"${path}" is among the files twice.`);
    paths.add(path);
  }
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;
