import { statfsSync } from 'node:fs';

const inMemory = '/dev/shm';

/** Returns the folder whose files Linux holds in memory, or undefined unless it has so many bytes free. */
export function folderInMemory(bytes: number): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > bytes ? inMemory : undefined;
  } catch {
    return undefined;
  }
}
