import { lchownSync, statSync } from 'node:fs';

/** If root starts the server in another account's folder, that account must be able to start the server later. */
export function giveToOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) lchownSync(path, uid, gid);
}
