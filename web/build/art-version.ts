import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes with any image, so that clients may cache every image forever. */
export function artVersion(): string {
  const folder = join(import.meta.dirname, '../../art/images');
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/\.\w+$/.test(entry)) hash.update(entry).update(readFileSync(join(folder, entry)));
  }
  return hash.digest('hex').slice(0, 12);
}
