import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of all images. It is part of their URLs, so that clients may cache every image forever. */
export function artVersion(): string {
  const folder = join(import.meta.dirname, '../../art/images');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    // Folders have no extension.
    if (/\.\w+$/.test(entry)) hash.update(entry).update(readFileSync(join(folder, entry)));
  }
  return hash.digest('hex').slice(0, 12);
}
