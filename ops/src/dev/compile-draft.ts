import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { runWorld } from '@underhall/language';
import { imagesFolder, isDefaultWorld } from '../build/default-world.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { mistakesFileIn, replaceFile, worldFileIn } from './dev-files.ts';

type Draft = {
  /** True if the world has no mistakes. */
  readonly isSound: boolean;
  /** Prints mistakes, and writes them to a file that the page shows. */
  report(): void;
};

/** Compiles a draft of the world into the folder. */
export function compileDraft(world: string, folder: string): Draft {
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  const lines: string[] = [];
  const isSound = compile(world, folder, (line) => lines.push(line));
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  return {
    isSound,
    report() {
      const text = lines.join('\n');
      replaceFile(mistakesFileIn(folder), isSound ? '' : text);
      say(text);
      say(isSound ? `${seconds} s` : 'The server keeps the last world that had no mistakes.');
    },
  };
}

function compile(world: string, folder: string, print: (line: string) => void): boolean {
  const shownAs = relative(root, world);
  const context = {
    folder: world,
    built: worldFileIn(folder),
    print,
    ...(isDefaultWorld(world) && { pictures: imagesFolder }),
  };
  try {
    return runWorld(['compile', '--draft'], { ...context, shownAs: shownAs.startsWith('..') ? world : shownAs }) === 0;
  } catch (failure) {
    // A file can disappear while it is read. The watcher calls again when the folder is restored.
    print(failure instanceof Error ? failure.message : String(failure));
    return false;
  }
}
