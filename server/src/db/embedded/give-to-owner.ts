import { chown, stat } from 'node:fs/promises';

/** Started once by root in somebody's folder: that somebody must be able to start it again. */
export async function giveToOwner(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await chown(path, uid, gid);
}
