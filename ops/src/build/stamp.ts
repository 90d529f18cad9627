import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const built = join(root, '.built');

/** True if the build was made from the sources of today. */
export function isBuiltFrom(thing: string, from: string): boolean {
  try {
    return readFileSync(join(built, `${thing}.from`), 'utf8') === from;
  } catch {
    return false;
  }
}

/** Notes what the thing was built from; to be called when it stands. */
export function noteBuiltFrom(thing: string, from: string): void {
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, `${thing}.from`), from);
}

/** Forgets the note, before the thing is touched. */
export function forgetBuilt(thing: string): void {
  rmSync(join(built, `${thing}.from`), { force: true });
}
