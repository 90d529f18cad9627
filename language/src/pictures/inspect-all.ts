import { join } from 'node:path';
import { inspectPicture } from './inspect-picture.ts';
import type { PictureFault, PictureFile } from './list-pictures.ts';

/** Returns the refused pictures. Reads one after the other, because each may be large. */
export async function inspectAll(world: string, pictures: readonly PictureFile[]): Promise<readonly PictureFault[]> {
  const faults: PictureFault[] = [];
  for (const { file } of pictures) {
    const inspected = await inspectPicture(join(world, file));
    if (typeof inspected === 'string') faults.push({ file, message: inspected });
  }
  return faults;
}
