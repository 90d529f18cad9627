import { statfsSync } from 'node:fs';

const inMemory = '/dev/shm';

/** Returns the folder of files that Linux keeps in memory, if so many bytes fit in; undefined where there is none. */
export function folderInMemory(bytes: number): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > bytes ? inMemory : undefined;
  } catch {
    return undefined;
  }
}
