import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const built = join(root, '.built');

/** True if the last build of this name was made from these sources. `sources` is a fingerprint. */
export function isBuildCurrent(name: string, sources: string): boolean {
  try {
    return readFileSync(join(built, `${name}.from`), 'utf8') === sources;
  } catch {
    return false;
  }
}

/** Records the sources of a build. Call it when the build is complete. */
export function recordBuild(name: string, sources: string): void {
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, `${name}.from`), sources);
}

/** Call this before changing a build, so that an interrupted change does not count as a build. */
export function forgetBuild(name: string): void {
  rmSync(join(built, `${name}.from`), { force: true });
}
