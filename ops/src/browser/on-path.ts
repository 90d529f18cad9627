import { delimiter, join } from 'node:path';
import { isExecutable } from './is-executable.ts';

/** The first of these programs that stands on the PATH. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found !== undefined) return found;
  }
  return undefined;
}
