import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Says why a path is not the folder of a world, and which command helps. Undefined if it is one. */
export function whyNoWorld(path: string): string | undefined {
  const help = `To begin a world: npm run world new world ${quote(path)} "Its Title"`;
  if (!existsSync(path)) {
    const home = /(^|\/)~/.test(path) ? ' "~" is not replaced here; write the whole path.' : '';
    return `There is no folder ${quote(path)}.${home} ${help}`;
  }
  if (!statSync(path).isDirectory())
    return `${quote(path)} is a file; a world is a folder. Name the folder with pack.story in it.`;
  if (existsSync(join(path, 'pack.story'))) return undefined;
  return `${quote(path)} has no pack.story, so it is not the folder of a world. ${help}`;
}

/** As a shell reads it. */
export const quote = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `"${path}"`);
