import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGES } from '../paths.ts';

/** A short name for what a finished picture holds today, for what is drawn on it; `none` while it is not drawn. */
export function fingerprintOf(path: string): string {
  const file = join(IMAGES, path);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) : 'none';
}
