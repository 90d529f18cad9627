import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Changes within this time count as one, because editors save a file in several steps. */
const debounceMs = 20;

/**
 * Calls `onChange` with the changed names after each burst of changes to relevant files of a folder, at any depth.
 * Names of folders are among them. Returns a function that
 * stops watching. Each folder has its own watcher, because Node's recursive watch loses files that are replaced by
 * renaming.
 */
export function watchFolder(
  folder: string,
  onChange: (names: ReadonlySet<string>) => void,
  isRelevant = (_name: string) => true,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let names = new Set<string>();

  const onEvent = (name: string | null): void => {
    if (name !== null && !isRelevant(name) && name.includes('.')) return;
    names.add(name ?? '');
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchFolders();
      const changed = names;
      names = new Set();
      onChange(changed);
    }, debounceMs);
  };
  // A change may have created or deleted folders.
  const watchFolders = (): void => {
    const current = new Set(foldersIn(folder));
    for (const [path, watcher] of watchers) {
      if (current.has(path)) continue;
      watcher.close();
      watchers.delete(path);
    }
    for (const path of current) {
      if (watchers.has(path)) continue;
      const watcher = watch(path, (_, name) => onEvent(name));
      // The watcher of the parent reports a deleted folder.
      watcher.on('error', () => watchers.delete(path));
      watchers.set(path, watcher);
    }
  };
  watchFolders();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersIn(join(folder, entry.name))),
];
