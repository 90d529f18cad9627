import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { type CommandContext, type KnownFiles, runWorld } from '@underhall/language';
import { imagesFolder, isDefaultWorld } from '../build/default-world.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';
import { mistakesFileIn, replaceFile, worldFileIn } from './dev-files.ts';

type Draft = {
  /** True if the world has no mistakes. */
  readonly isSound: boolean;
  /** Prints mistakes, and writes them to a file that the page shows. */
  report(): void;
  /** Counts problems that do not stop a draft, one rule at a time, and prints their number. */
  readonly rest?: Iterator<unknown>;
};

/** Compiles a draft of the world into the folder. Files that are as they were in `known` are not read again. */
export function compileDraft(world: string, folder: string, known: KnownFiles = new Map()): Draft {
  mkdirSync(folder, { recursive: true });
  const start = performance.now();
  const lines: string[] = [];
  let rest: Iterator<unknown> | undefined;
  let print = (line: string): unknown => lines.push(line);
  const isSound = compile(world, folder, {
    known,
    print: (line) => print(line),
    finishLater(steps) {
      rest = steps;
    },
  });
  print = say;
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  return {
    isSound,
    ...(rest && { rest }),
    report() {
      const text = lines.join('\n');
      replaceFile(mistakesFileIn(folder), isSound ? '' : text);
      say(text);
      say(isSound ? `${seconds} s` : 'The server keeps the last world that had no mistakes.');
    },
  };
}

type Output = Pick<CommandContext, 'print' | 'finishLater' | 'known'>;

function compile(world: string, folder: string, output: Output): boolean {
  const shownAs = relative(root, world);
  const context = {
    folder: world,
    built: worldFileIn(folder),
    ...output,
    ...(isDefaultWorld(world) && { pictures: imagesFolder }),
  };
  try {
    return runWorld(['compile', '--draft'], { ...context, shownAs: shownAs.startsWith('..') ? world : shownAs }) === 0;
  } catch (failure) {
    // A file can disappear while it is read. The watcher calls again when the folder is restored.
    output.print(failure instanceof Error ? failure.message : String(failure));
    return false;
  }
}
