import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.ts';

/** Returns the path of the first of these programs that is on the `PATH`. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (path !== undefined) return path;
  }
  return undefined;
}
