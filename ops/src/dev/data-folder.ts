import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { isDefaultWorld } from '../build/default-world.ts';

/** The folder of a world's own data within the data folder. The default world has the data folder itself. */
export function dataFolderOf(world: string, dataDir: string): string {
  if (isDefaultWorld(world)) return dataDir;
  const hash = createHash('sha256').update(world).digest('hex').slice(0, 8);
  return join(dataDir, 'worlds', `${basename(world)}-${hash}`);
}
