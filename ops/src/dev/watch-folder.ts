import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Changes this close together, in milliseconds, are one: an editor writes a file in several breaths. */
const breath = 50;

/**
 * Calls `changed` after each burst of changes to the wanted files of a folder, at any depth; answers how to stop. Every
 * folder is watched by itself: Node's recursive watch follows files, and loses one that an editor replaces by renaming.
 */
export function watchFolder(folder: string, changed: () => void, isWanted = (_name: string) => true): () => void {
  const watchers = new Map<string, FSWatcher>();
  let waiting: NodeJS.Timeout | undefined;

  const notice = (name: string | null): void => {
    if (name !== null && !isWanted(name) && name.includes('.')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      follow();
      changed();
    }, breath);
  };
  // Folders come and go with what is changed.
  const follow = (): void => {
    const current = new Set(foldersIn(folder));
    for (const [path, watcher] of watchers) {
      if (current.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of current) {
      if (watchers.has(path)) continue;
      const watcher = watch(path, (_, name) => notice(name));
      // A folder that is taken away is noticed by the one above it.
      watcher.on('error', () => watchers.delete(path));
      watchers.set(path, watcher);
    }
  };
  follow();
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersIn(join(folder, entry.name))),
];
