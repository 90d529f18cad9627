import { lchownSync, statSync } from 'node:fs';

/** If root starts the server in a folder of another account, that account must still be able to start it later. */
export function giveToOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) lchownSync(path, uid, gid);
}
