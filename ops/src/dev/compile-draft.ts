import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runWorld } from '@underhall/language';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { mistakesFileIn, replaceFile, worldFileIn } from './dev-files.ts';

/** Compiles a draft of the world into the folder; its mistakes are told at the terminal and left for the page. True if there are none. */
export function compileDraft(world: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  const lines: string[] = [];
  const isSound = compiled(world, folder, (line) => lines.push(line));
  const text = lines.join('\n');
  replaceFile(mistakesFileIn(folder), isSound ? '' : text);
  say(text);
  say(isSound ? `${((performance.now() - start) / 1000).toFixed(2)} s` : 'The last world without mistakes goes on.');
  return isSound;
}

function compiled(world: string, folder: string, print: (line: string) => void): boolean {
  const shownAs = relative(root, world);
  const desk = { folder: world, built: worldFileIn(folder), pictures: join(root, 'art', 'images'), print };
  try {
    return runWorld(['compile', '--draft'], { ...desk, shownAs: shownAs.startsWith('..') ? world : shownAs }) === 0;
  } catch (failure) {
    // A file may go while it is read; a folder that comes back is noticed.
    print(failure instanceof Error ? failure.message : String(failure));
    return false;
  }
}
