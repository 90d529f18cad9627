import type { CommandContext } from '../cli/command-context.ts';
import { checkWhatWorks } from '../cli/run-world.ts';
import { writeLock } from '../cli/write-pack.ts';

/** Prints the problems of a world, and saves the numbers of its new things. Returns false if there are errors. */
export function checkBeforePublishing(context: CommandContext): boolean {
  const { sound, lock } = checkWhatWorks(context);
  if (sound) writeLock(context.folder, lock);
  return sound !== undefined;
}
