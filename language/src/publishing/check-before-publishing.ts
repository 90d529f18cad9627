import type { CommandContext } from '../cli/command-context.ts';
import { checkWhatWorks } from '../cli/run-world.ts';
import { writeLock } from '../cli/write-pack.ts';
import { addPublishedNumbers, type PublishedNumber } from '../compile/add-published-numbers.ts';
import { readLock } from '../compile/read-folder.ts';

/**
 * Prints the problems of a world, and saves the numbers of its new things, which no published thing has. Returns false
 * if there are errors.
 */
export function checkBeforePublishing(context: CommandContext, published: readonly PublishedNumber[]): boolean {
  const withPublished = addPublishedNumbers(readLock(context.folder), published);
  const { sound, lock } = checkWhatWorks({ ...context, lock: withPublished });
  if (sound) writeLock(context.folder, lock);
  return sound !== undefined;
}
