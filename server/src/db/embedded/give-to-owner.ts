import { lchownSync, statSync } from 'node:fs';

/** Started once by root in somebody's folder: that somebody must be able to start it again. */
export function giveToOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) lchownSync(path, uid, gid);
}
